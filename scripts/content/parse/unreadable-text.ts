import { positionAt } from '../diagnostics/position.ts';
import { startOfFile, type FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { mergeConflict } from './merge-conflict.ts';

/** How many characters a file may hold; the longest page has some thousands. */
const longest = 30_000;

/** A few characters again and again, as a key writes that got stuck, or a paste that was repeated. */
const again = /([^]{1,12}?)\1{300}/;

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
  return mergeConflict(text);
}
