import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';

/** A line that git writes around two versions of the same lines, or between them and their origin. */
const marker = /^(?:<{7}(?!<)|>{7}(?!>)|\|{7}(?!\|))/m;
/** The line between the versions. Without one of the others it underlines a heading. */
const anyMarker = new RegExp(String.raw`${marker.source}|^={7}$`, 'm');

/** Reports the first line of a merge conflict, even if its other lines are removed. */
export function mergeConflict(text: string): FileDiagnostic | undefined {
  if (!marker.test(text)) return undefined;
  const message =
    'Two people have changed these lines. Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return { ...positionAt(text, text.search(anyMarker)), message };
}
