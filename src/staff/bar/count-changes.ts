import type { Changes } from '../session/changes.ts';
import type { Refused, SendRefusal } from '../transport/send.ts';

/**
 * Counts changed sentences and files. A replaced sentence, removed and added, is one change. If
 * nothing can be compared, returns the number of saves.
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
  return counts.reduce((sum, count) => sum + count, changes.files.length);
}
