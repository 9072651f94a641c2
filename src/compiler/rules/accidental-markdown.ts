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
  if (isHeading(node)) {
    const isIntended = source.startsWith('#');
    return isIntended ? undefined : explainUnderline(source, positionAt(text, end), isPage(file));
  }
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
        ? explainEmphasis(text, start, end)
        : undefined;
    default:
      return undefined;
  }
}

/** Returns true for code between two lines of backticks or tildes, also in a quote (>). */
function isFenced(source: string): boolean {
  const [, fence] = /^ {0,3}(`{3}|~{3})/.exec(source) ?? [];
  const [, lastLine = ''] = /\n[ >]*([^\n]*)$/.exec(source.trimEnd()) ?? [];
  return fence !== undefined && lastLine.startsWith(fence) && /^[`~]+$/.test(lastLine);
}

/**
 * Explains that Markdown makes a heading of text above a line of hyphens or equals signs.
 * @param end the position after the heading
 * @param canHaveHeadings true for the file of a page
 */
function explainUnderline(source: string, end: Position, canHaveHeadings: boolean): NodeFinding {
  const [, underline = ''] = /\n[ \t>]*((?:-+|=+)[ \t]*)$/.exec(source) ?? [];
  const position = { line: end.line, column: end.column - underline.length };
  const reason = 'This line turns the text above it into a heading.';
  if (underline.startsWith('-')) {
    const fix = { find: underline, replace: `\n${underline}` };
    return { ...position, message: `${reason} Write a blank line before it.`, fix };
  }
  const alternative = canHaveHeadings ? ' For a heading, begin the line with ## and a space.' : '';
  return { ...position, message: `Delete this line. ${reason}${alternative}` };
}

function isLetter(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Explains emphasis that begins or ends within a word, as in `120*60*75`. */
function explainEmphasis(text: string, start: number, end: number): NodeFinding {
  // A limit of 99 characters keeps the search for the word fast.
  const [beginning = ''] = /\S*$/.exec(text.slice(Math.max(start - 99, 0), start)) ?? [];
  const wordStart = start - beginning.length;
  const [word = ''] = /^\S+/.exec(text.slice(wordStart, start + 99)) ?? [];
  const withTimesSigns = word.replaceAll(/(?<=\d)\*(?=\d)/g, '×');
  const replace = withTimesSigns.replaceAll(/(?<!\\)\*/g, String.raw`\*`);
  const escaped = word.replaceAll('*', String.raw`\*`);
  const message =
    withTimesSigns === word
      ? `Write ${replace}. The characters * within a word are not shown.`
      : `Write ${replace} or ${escaped}. The characters * are not shown.`;
  const endsInWord = end <= wordStart + word.length;
  return {
    ...positionAt(text, wordStart),
    message,
    fix: endsInWord ? { find: word, replace } : undefined,
  };
}
