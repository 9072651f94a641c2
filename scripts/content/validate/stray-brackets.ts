import type { Root } from 'mdast';
import { nodesIn } from '../nodes-in.ts';
import { placeAt } from '../diagnostics/position.ts';
import type { Fault } from '../diagnostics/diagnostic.ts';

/**
 * Closing brackets in the words of a body that close nothing, as in `phone}`. The parser lets them
 * pass as words; a bracket that is meant as one is written `\}`.
 * @param text the whole file
 */
export function strayBrackets(tree: Root, text: string): Fault[] {
  const faults: Fault[] = [];
  for (const { type, position } of nodesIn(tree)) {
    if (type !== 'text') continue;
    const start = position?.start.offset ?? 0;
    const written = text.slice(start, position?.end.offset);
    for (const { index } of written.matchAll(/(?<!\\)\}/g)) {
      const message = 'a curly bracket is closed here and never opened; to show it write \\}';
      const mend = { wrong: '}', right: '\\}' };
      faults.push({ ...placeAt(text, start + index), message, mend });
    }
  }
  return faults;
}
