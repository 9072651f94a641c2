import type { Finding } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { say } from '../../../site/fields/say.ts';

/** A line that git writes before, after or between the versions of a merge conflict. */
const marker = /^(?:<{7}(?!<)|>{7}(?!>)|\|{7}(?!\|))/m;
/** Also matches `=======`, which underlines a heading if no other markers exist. */
const anyMarker = new RegExp(String.raw`${marker.source}|^={7}$`, 'm');

/** Reports a merge conflict at its first remaining marker. */
export function checkMergeConflict(text: string): Finding | undefined {
  if (!marker.test(text)) return undefined;
  const message = say`Two people have changed these lines. Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`;
  return { ...positionAt(text, text.search(anyMarker)), message };
}
