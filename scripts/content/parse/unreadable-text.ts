import { positionAt } from '../diagnostics/position.ts';
import { startOfFile, type FileDiagnostic, type Position } from '../diagnostics/diagnostic.ts';
import { mergeConflict } from './merge-conflict.ts';

/** The maximum number of characters of a file; the longest page has some thousands. */
const longest = 30_000;

/** A few characters that a stuck key or a repeated paste writes hundreds of times. */
const again = /([^]{1,12}?)\1{300}/;

/** The maximum depth of nested quotes, lists or brackets. */
export const deepest = 100;

/** The markers that open quotes and lists at the beginning of a line. */
const nested = /^(?:[ \t]*(?:>|(?:[-+*?]|\d{1,9}[.)])(?=[ \t]))){101}/m;

/** Reports quotes, lists, brackets or emphasis that nest too deeply. */
export function nestedDiagnostic(position: Position): FileDiagnostic {
  const message = `Delete some of these characters. More than ${deepest} quotes, lists or brackets are open inside each other.`;
  return { ...position, message };
}

/** Reports a text that is certainly an accident, and that would keep the parsers busy for minutes. */
export function unreadableText(text: string): FileDiagnostic | undefined {
  if (text.length > longest) {
    const message = `Split this file. It has more than ${longest} characters.`;
    return { ...startOfFile, message };
  }
  const stuck = again.exec(text);
  if (stuck) {
    const message = 'Delete these characters. They are repeated hundreds of times.';
    return { ...positionAt(text, stuck.index), message };
  }
  const tooDeep = nested.exec(text)?.index ?? openBracket(text);
  if (tooDeep !== undefined) return nestedDiagnostic(positionAt(text, tooDeep));
  return mergeConflict(text);
}

/** Returns the offset of the first bracket inside too many others. */
function openBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/\\.|[[\]{}]/g)) {
    if (/^[[{]/.test(bracket)) depth += 1;
    else if (/^[\]}]/.test(bracket)) depth = Math.max(depth - 1, 0);
    if (depth > deepest) return index;
  }
  return undefined;
}
