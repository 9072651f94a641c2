const channelName = 'staff-draft';

/**
 * Lets only one tab of this browser change the draft. Calls `lead` when this tab may change it: at
 * once, or after the other tab is closed. Without the Web Locks API, such as on an unencrypted
 * connection, every tab may.
 */
export function holdLock(lead: () => unknown): void {
  if (!navigator.locks) {
    lead();
    return;
  }
  void navigator.locks.request(channelName, () => {
    lead();
    // The lock is held until the tab closes.
    return new Promise<never>(() => {});
  });
}

/** Tells the other tabs that the draft has changed. */
export function createDraftChannel(onChange: () => void) {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onChange);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have no other origin
  return () => channel.postMessage(null);
}
