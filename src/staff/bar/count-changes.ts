import type { Changes } from '../session/changes.ts';

/** Counts the pages and files that differ from the published content. */
export function countChanges(changes: Changes | undefined): number {
  return changes ? changes.pages.length + changes.files.length : 0;
}
