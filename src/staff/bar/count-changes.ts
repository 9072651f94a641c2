import type { Changes } from '../session/changes.ts';
import type { Refused, SendRefusal } from '../transport/send.ts';

/** Counts the pages and files that differ from the published content. */
export function countChanges(changes: Changes | Refused<SendRefusal> | undefined): number {
  if (!changes || 'reason' in changes) return 0;
  return changes.pages.length + changes.files.length;
}
