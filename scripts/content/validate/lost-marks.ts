import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { positionAt } from '../diagnostics/position.ts';
import type { Explanation, FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { unseen } from '../diagnostics/invisible.ts';

const heading = new RegExp(String.raw`^(#{1,6})(?:[\u00A0${unseen}]+[ ]*|(?<=##)(?=[^\s#]))`);
const bullet = new RegExp(String.raw`^(?:[•◦▪●‣·][\s\u00A0${unseen}]*|[-*]\u00A0+)`);

/**
 * Marks of headings and lists that a word processor or a phone has changed, so that they would be
 * shown as words: `##Delivery`, `• beds`.
 * @param text the whole file
 */
export function lostMarks(tree: Root, text: string): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, 'paragraph', ({ position }) => {
    let start = position?.start.offset ?? 0;
    for (const line of text.slice(start, position?.end.offset).split('\n')) {
      const explanation = markExplanation(line);
      if (explanation) diagnostics.push({ ...positionAt(text, start), ...explanation });
      start += line.length + 1;
    }
  });
  return diagnostics;
}

function markExplanation(line: string): Explanation | undefined {
  const [find, signs] = heading.exec(line) ?? [];
  if (find !== undefined) {
    const message = `put a space behind ${signs}, else this is no heading`;
    return { message, fix: { find, replace: `${signs} `, safe: true } };
  }
  const [sign] = bullet.exec(line) ?? [];
  return sign === undefined
    ? undefined
    : {
        message: 'begin each line of a list with a hyphen and a space',
        fix: { find: sign, replace: '- ', safe: true },
      };
}
