import type { Nodes } from 'mdast';
import type { Position } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { isHeading } from '../parse/nodes.ts';
import { isPage, type ContentFile } from '../resolve/content-file.ts';
import { checkNodes, type NodeFinding } from './check-nodes.ts';
import type { Rule } from './rule.ts';

export const accidentalMarkdown: Rule = {
  id: 'accidental-markdown',
  level: 'error',
  scope: 'file',
  summary: 'No characters make a heading, a line, code or emphasis by accident.',
  check: (file) => checkNodes(file, (node, source) => findAccident(node, source, file)),
};

function findAccident(node: Nodes, source: string, file: ContentFile): NodeFinding | undefined {
  const { text } = file.source;
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  if (isHeading(node))
    return source.startsWith('#')
      ? undefined
      : explainUnderline(source, positionAt(text, end), isPage(file));
  switch (node.type) {
    case 'thematicBreak':
      return /^(?:-{3,}|\*{3,})$/.test(source.trim())
        ? undefined
        : { message: 'These characters make a line across the page. For a line, write ---' };
    case 'code':
      return isFenced(source)
        ? undefined
        : { message: 'Delete these characters. They turn all text after them into code.' };
    case 'emphasis':
    case 'strong':
      return isLetter(text[start - 1]) || isLetter(text[end])
        ? explainAsterisks(text, start, end)
        : undefined;
    default:
      return undefined;
  }
}

/** Returns true for code between two lines of backticks or tildes. */
function isFenced(source: string): boolean {
  const [, fence] = /^ {0,3}(`{3}|~{3})/.exec(source) ?? [];
  const [, last = ''] = /\n[ >]*([^\n]*)$/.exec(source.trimEnd()) ?? [];
  return fence !== undefined && last.startsWith(fence) && /^[`~]+$/.test(last);
}

/**
 * Explains a heading that a line of hyphens or equals signs below text makes.
 * @param end the position after the heading
 * @param canHaveHeadings true for the file of a page
 */
function explainUnderline(source: string, end: Position, canHaveHeadings: boolean): NodeFinding {
  const [, find = ''] = /\n[ \t>]*((?:-+|=+)[ \t]*)$/.exec(source) ?? [];
  const position = { line: end.line, column: end.column - find.length };
  const reason = 'This line turns the text above it into a heading.';
  if (find.startsWith('-')) {
    const fix = { find, replace: `\n${find}` };
    return { ...position, message: `${reason} Write a blank line before it.`, fix };
  }
  const alternative = canHaveHeadings ? ' For a heading, begin the line with ## and a space.' : '';
  return { ...position, message: `Delete this line. ${reason}${alternative}` };
}

function isLetter(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Explains emphasis that begins or ends within a word, as in `120*60*75`. */
function explainAsterisks(text: string, start: number, end: number): NodeFinding {
  // A word has at most 99 characters before the emphasis and after its start.
  const [beginning = ''] = /\S*$/.exec(text.slice(Math.max(start - 99, 0), start)) ?? [];
  const offset = start - beginning.length;
  const [word = ''] = /^\S+/.exec(text.slice(offset, start + 99)) ?? [];
  const withTimesSigns = word.replaceAll(/(?<=\d)\*(?=\d)/g, '×');
  const replace = withTimesSigns.replaceAll(/(?<!\\)\*/g, String.raw`\*`);
  const escaped = word.replaceAll('*', String.raw`\*`);
  const message =
    withTimesSigns === word
      ? `Write ${replace}. The characters * within a word are not shown.`
      : `Write ${replace} or ${escaped}. The characters * are not shown.`;
  const endsInWord = end <= offset + word.length;
  return {
    ...positionAt(text, offset),
    message,
    fix: endsInWord ? { find: word, replace } : undefined,
  };
}
