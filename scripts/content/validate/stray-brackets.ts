import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { positionAt } from '../diagnostics/position.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

/**
 * Closing brackets in the words of a body that close nothing, as in `phone}`. The parser lets them
 * pass as words; a bracket that is meant as one is written `\}`.
 * @param text the whole file
 */
export function strayBrackets(tree: Root, text: string): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, 'text', ({ position }) => {
    const start = position?.start.offset ?? 0;
    const written = text.slice(start, position?.end.offset);
    for (const { index } of written.matchAll(/(?<!\\)\}/g)) {
      const message = 'a curly bracket is closed here and never opened; to show it write \\}';
      const fix = { find: '}', replace: '\\}' };
      diagnostics.push({ ...positionAt(text, start + index), message, fix });
    }
  });
  return diagnostics;
}
