import type { Nodes } from 'mdast';
import type { Position } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { isHeading } from '../../read/parse/nodes.ts';
import { isPage, type ContentFile } from '../../read/resolve/content-file.ts';
import { checkNodes, type NodeFinding } from './check-nodes.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

export const accidentalMarkdown: Rule = {
  id: 'accidental-markdown',
  level: 'error',
  scope: 'file',
  summary: 'No characters make a heading, a line, code or emphasis by accident.',
  check: (file) => checkNodes(file, (node, raw) => findAccident(node, raw, file)),
};

function findAccident(node: Nodes, raw: string, file: ContentFile): NodeFinding | undefined {
  const { text } = file.textFile;
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  if (isHeading(node)) {
    const isIntended = raw.startsWith('#');
    return isIntended ? undefined : explainUnderline(raw, positionAt(text, end), isPage(file));
  }
  switch (node.type) {
    case 'thematicBreak':
      return /^(?:-{3,}|\*{3,})$/.test(raw.trim())
        ? undefined
        : { message: say`These characters make a line across the page. For a line, write ---` };
    case 'code':
      return isFenced(raw)
        ? undefined
        : { message: say`Delete these characters. They turn all text after them into code.` };
    case 'emphasis': {
      const offset = findTimesSign(text, start, end);
      return offset === undefined ? undefined : explainTimesSign(text, offset, end);
    }
    default:
      return undefined;
  }
}

/** Returns true for code between two lines of backticks or tildes, also in a quote (>). */
function isFenced(raw: string): boolean {
  const [, fence] = /^ {0,3}(`{3}|~{3})/.exec(raw) ?? [];
  const [, lastLine = ''] = /\n[ >]*([^\n]*)$/.exec(raw.trimEnd()) ?? [];
  return fence !== undefined && lastLine.startsWith(fence) && /^[`~]+$/.test(lastLine);
}

/**
 * Explains that Markdown makes a heading of text above a line of hyphens or equals signs.
 * @param end the position after the heading
 * @param canHaveHeadings true for the file of a page
 */
function explainUnderline(raw: string, end: Position, canHaveHeadings: boolean): NodeFinding {
  const [, underline = ''] = /\n[ \t>]*((?:-+|=+)[ \t]*)$/.exec(raw) ?? [];
  const position = { line: end.line, column: end.column - underline.length };
  const reason = say`This line turns the previous line into a heading.`;
  if (underline.startsWith('-')) {
    const fix = { find: underline, replace: `\n${underline}` };
    return { ...position, message: [...reason, ...say`Write a blank line before it.`], fix };
  }
  const alternative = canHaveHeadings
    ? say`For a heading, begin the line with ## and a space.`
    : [];
  return { ...position, message: [...say`Delete this line.`, ...reason, ...alternative] };
}

/** Returns the offset of a times sign that Markdown reads as emphasis: `120*60*75`, `5 ft*6 ft*`, `L*W*H`. */
function findTimesSign(text: string, start: number, end: number): number | undefined {
  const isOpening = /^[\p{Script=Latin}\p{N}]\*\p{N}/u.test(text.slice(start - 1));
  const isBetweenLetters = /(?<![\p{L}\p{M}\p{N}])\p{L}\*\p{L}\*\p{L}(?![\p{L}\p{M}\p{N}])/u;
  if (isOpening || isBetweenLetters.test(text.slice(Math.max(start - 2, 0), end + 2))) return start;
  return /^\p{N}\*\p{N}/u.test(text.slice(end - 2)) ? end - 1 : undefined;
}

/** Explains a times sign. @param end the end of the emphasis */
function explainTimesSign(text: string, offset: number, end: number): NodeFinding {
  // A limit of 99 characters keeps the search for the word fast.
  const [beginning = ''] = /\S*$/.exec(text.slice(Math.max(offset - 99, 0), offset)) ?? [];
  const wordStart = offset - beginning.length;
  const [word = ''] = /^\S*[\p{L}\p{M}\p{N}*]/u.exec(text.slice(wordStart, offset + 99)) ?? [];
  const replace = word.replaceAll(/(?<=[\p{L}\p{M}\p{N}])\*(?=[\p{L}\p{N}])/gu, '×');
  const escaped = word.replaceAll('*', String.raw`\*`);
  const endsInWord = end <= wordStart + word.length;
  return {
    ...positionAt(text, wordStart),
    message: say`Write ${{ replace }} or ${{ escaped }}. The characters * are not shown.`,
    fix: endsInWord ? { find: word, replace } : undefined,
  };
}
