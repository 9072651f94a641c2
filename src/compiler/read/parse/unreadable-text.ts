import { startOfFile, type Finding, type Position } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { say } from '../../../site/fields/say.ts';

/** The maximum number of characters of a file. The longest page has a few thousand. */
const maxLength = 30_000;

/** Up to 12 characters that a stuck key or repeated pasting has repeated hundreds of times. */
const repetition = /([^]{1,12}?)\1{300}/;

/** The maximum depth of nested quotes, lists or brackets. */
export const maxDepth = 100;

/** More than 100 markers of quotes and lists at the beginning of a line. */
const nestedMarkers = /^(?:[ \t]*(?:>|(?:[-+*?]|\d{1,9}[.)])(?=[ \t]))){101}/m;

/** Reports quotes, lists, brackets or emphasis that nest too deeply. */
export function nestingDiagnostic(position: Position): Finding {
  const message = say`Delete some of these characters. More than ${{ maxDepth }} quotes, lists or brackets are open inside each other.`;
  return { ...position, message };
}

/** Reports a text that would keep the parsers busy for minutes. */
export function checkUnreadableText(text: string): Finding | undefined {
  if (text.length > maxLength) {
    const message = say`Split this file. It has more than ${{ maxLength }} characters.`;
    return { ...startOfFile, message };
  }
  const repeated = repetition.exec(text);
  if (repeated) {
    const message = say`Delete these characters. They are repeated hundreds of times.`;
    return { ...positionAt(text, repeated.index), message };
  }
  const deepOffset = nestedMarkers.exec(text)?.index ?? findDeepBracket(text);
  return deepOffset === undefined ? undefined : nestingDiagnostic(positionAt(text, deepOffset));
}

/** Returns the offset of the first bracket that is nested too deeply. */
function findDeepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/\\.|[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    else if (bracket === ']' || bracket === '}') depth = Math.max(depth - 1, 0);
    if (depth > maxDepth) return index;
  }
  return undefined;
}
