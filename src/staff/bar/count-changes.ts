import type { Changes } from '../session/changes.ts';
import type { Refused, SendRefusal } from '../transport/send.ts';

/**
 * Counts changed sentences and files. A replaced sentence, removed and added, is one change. Returns
 * at least the number of saves, which can be undone.
 */
export function countChanges(
  changes: Changes | Refused<SendRefusal> | undefined,
  saveCount: number,
): number {
  if (!changes) return 0;
  if ('reason' in changes) return saveCount;
  const counts = changes.pages.map((page) => {
    const added = page.changes.filter(({ sign }) => sign === '+').length;
    return Math.max(added, page.changes.length - added);
  });
  const total = counts.reduce((sum, count) => sum + count, changes.files.length);
  return Math.max(total, saveCount);
}
