import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Explanation, FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';

/**
 * Emphasis that begins or ends within a word, which is hardly meant: in `120*60*75` nobody would see
 * the stars.
 * @param text the whole file
 */
export function emphasisWithinWords(tree: Root, text: string): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, ['emphasis', 'strong'], ({ position }) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    if (!isWord(text[start - 1]) && !isWord(text[end])) return;
    const from = wordStart(text, start);
    diagnostics.push({ ...positionAt(text, from), ...explain(text.slice(from)) });
  });
  return diagnostics;
}

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** @param rest the text from the word on */
function explain(rest: string): Explanation {
  const [find = ''] = /^\S+/.exec(rest) ?? [];
  const times = find.replaceAll(/(?<=\d)\*(?=\d)/g, '×');
  const replace = times.replaceAll(/(?<!\\)\*/g, String.raw`\*`);
  const shown = find.replaceAll('*', String.raw`\*`);
  const message =
    times === find
      ? `the signs * within a word are not shown; write ${replace}`
      : `the signs * are not shown; write ${replace} or ${shown}`;
  return { message, fix: { find, replace } };
}

/** Where the word around an offset begins. */
function wordStart(text: string, offset: number): number {
  const [before = ''] = /\S*$/.exec(text.slice(0, offset)) ?? [];
  return offset - before.length;
}
