import { positionAt } from '../diagnostics/position.ts';
import { startOfFile, type FileDiagnostic, type Position } from '../diagnostics/diagnostic.ts';
import { mergeConflict } from './merge-conflict.ts';

/** How many characters a file may hold; the longest page has some thousands. */
const longest = 30_000;

/** A few characters again and again, as a key writes that got stuck, or a paste that was repeated. */
const again = /([^]{1,12}?)\1{300}/;

/** The maximum depth of nested quotes, lists or brackets. */
export const deepest = 100;

/** The markers that open quotes and lists at the beginning of a line. */
const nested = /^(?:[ \t]*(?:>|(?:[-+*?]|\d{1,9}[.)])(?=[ \t]))){101}/m;

/** The diagnostic of quotes, lists, brackets or emphasis that nest too deeply to be read. */
export function nestedDiagnostic(position: Position): FileDiagnostic {
  const message = `Delete some of these characters. More than ${deepest} quotes, lists or brackets are open inside each other.`;
  return { ...position, message };
}

/**
 * The diagnostic of a text that is certainly an accident, so that nothing else is to be said of it. Brackets
 * that open by the thousand would keep the readers of content busy for minutes, or end them, before they could
 * say what is wrong.
 */
export function unreadableText(text: string): FileDiagnostic | undefined {
  if (text.length > longest) {
    const message = `this file has more than ${longest} characters; split it`;
    return { ...startOfFile, message };
  }
  const stuck = again.exec(text);
  if (stuck) {
    const message = 'the same characters are repeated here hundreds of times; remove them';
    return { ...positionAt(text, stuck.index), message };
  }
  const tooDeep = nested.exec(text)?.index ?? openBracket(text);
  if (tooDeep !== undefined) return nestedDiagnostic(positionAt(text, tooDeep));
  return mergeConflict(text);
}

/** The first bracket that opens inside too many others. */
function openBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/\\.|[[\]{}]/g)) {
    if (/^[[{]/.test(bracket)) depth += 1;
    else if (/^[\]}]/.test(bracket)) depth = Math.max(depth - 1, 0);
    if (depth > deepest) return index;
  }
  return undefined;
}
