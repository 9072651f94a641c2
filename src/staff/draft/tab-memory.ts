/** Returns a value that this tab keeps through a reload; undefined if there is none, or if storage is blocked. */
export function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this tab, unless storage is blocked; undefined deletes it. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The value is lost at a reload.
  }
}

const followsKey = 'staff-follows';

/** Loads the page again, which then does not take over from the tab that leads. */
export function reloadAsFollower(): void {
  remember(followsKey, '');
  location.reload();
}

/** Returns true if this is the page that `reloadAsFollower` has loaded. The next one is not. */
export function isReloadedFollower(): boolean {
  const follows = recall(followsKey) !== undefined;
  remember(followsKey, undefined);
  return follows;
}
