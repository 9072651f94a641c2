const channelName = 'staff-draft';

interface Leading {
  /** True if this tab takes over from the one that leads. Otherwise it waits until that one is closed. */
  isNewest: boolean;
  /** This tab may change the draft. */
  lead: () => unknown;
  /** Another tab has taken over. This tab leads again when that one is closed. */
  lose: () => void;
}

/**
 * Lets only one tab of this browser change the draft: the newest one, also if an older one is frozen.
 * Without the Web Locks API, such as on an unencrypted connection, `DraftStore.claim` alone decides.
 * @param locks `navigator.locks`
 */
export function leadTabs({ isNewest, lead, lose }: Leading, locks: LockManager | undefined): void {
  if (!locks) {
    lead();
    return;
  }
  const request = (options: LockOptions) => {
    let isLeader = false;
    const hold = () => {
      isLeader = true;
      lead();
      // The lock is held until the tab closes, or until another tab takes it.
      return new Promise<never>(() => {});
    };
    locks.request(channelName, options, hold).catch(() => {
      // A browser that blocks storage has no locks.
      if (!isLeader) return lead();
      lose();
      request({});
    });
  };
  request({ steal: isNewest });
}

/** A message from a tab to the others. */
type TabMessage = 'draft changed' | 'access changed';

/** Connects the tabs of this browser. Returns the function that tells the others. */
export function createTabChannel(onMessage: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => onMessage(data as TabMessage));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have no other origin
  return (message: TabMessage) => channel.postMessage(message);
}
