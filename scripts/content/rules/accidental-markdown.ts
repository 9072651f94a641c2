import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { isHeading } from '../parse/nodes.ts';
import { isPage } from '../resolve/content-file.ts';
import type { Finding, Rule } from './rule.ts';

export const accidentalMarkdown: Rule = {
  id: 'accidental-markdown',
  level: 'error',
  scope: 'file',
  summary: 'No characters make a heading, a line, code or emphasis that nobody meant.',
  check(file) {
    const findings: Finding[] = [];
    const { text } = file.source;
    if (!file.body) return findings;
    visit(file.body.tree, (node) => {
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
      const found = accident(node, { text, start, end, hasHeadings: isPage(file) });
      if (!found) return;
      const { offset = start, ...explanation } = found;
      findings.push({ ...positionAt(text, offset), ...explanation });
    });
    return findings;
  },
};

/** The range of a file that a node is written in. */
interface Range {
  text: string;
  start: number;
  end: number;
  /** Whether the file may have headings. */
  hasHeadings: boolean;
}

/** What is wrong, and where, if that is not the beginning of the node. */
type Accident = Explanation & { offset?: number };

function accident(node: Nodes, range: Range): Accident | undefined {
  const { text, start, end } = range;
  const source = text.slice(start, end);
  if (isHeading(node)) return source.startsWith('#') ? undefined : underline(source, range);
  switch (node.type) {
    case 'thematicBreak':
      return /^(?:-{3,}|\*{3,})$/.test(source.trim())
        ? undefined
        : { message: 'these signs make a line across the page; for one write ---' };
    case 'code':
      return isFenced(source)
        ? undefined
        : { message: 'these signs make code of all that follows; remove them' };
    case 'emphasis':
    case 'strong':
      return isWord(text[start - 1]) || isWord(text[end])
        ? starsInWord(text, start, end)
        : undefined;
    default:
      return undefined;
  }
}

/** Whether code begins and ends with a line of ticks or tildes. */
function isFenced(source: string): boolean {
  const [, fence] = /^ {0,3}(`{3}|~{3})/.exec(source) ?? [];
  const last =
    source
      .trimEnd()
      .split('\n')
      .slice(1)
      .at(-1)
      ?.replace(/^[ >]+/, '') ?? '';
  return fence !== undefined && last.startsWith(fence) && /^[`~]+$/.test(last);
}

/** A line of hyphens or equals signs right below words. */
function underline(source: string, { end, hasHeadings }: Range): Accident {
  const [, find = ''] = /\n[ \t>]*((?:-+|=+)[ \t]*)$/.exec(source) ?? [];
  const offset = end - find.length;
  const what = 'this line makes a heading of the words above it';
  if (find.startsWith('-')) {
    const fix = { find, replace: `\n${find}` };
    return { offset, message: `${what}; put a blank line before it`, fix };
  }
  const instead = hasHeadings ? ', and for a heading begin the line with ## and a space' : '';
  return { offset, message: `${what}; remove it${instead}` };
}

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** Emphasis that begins or ends within a word: in `120*60*75` nobody would see the stars. */
function starsInWord(text: string, start: number, end: number): Accident {
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(start - 99, 0), start)) ?? [];
  const offset = start - before.length;
  const [find = ''] = /^\S+/.exec(text.slice(offset, start + 99)) ?? [];
  const times = find.replaceAll(/(?<=\d)\*(?=\d)/g, '×');
  const replace = times.replaceAll(/(?<!\\)\*/g, String.raw`\*`);
  const shown = find.replaceAll('*', String.raw`\*`);
  const message =
    times === find
      ? `the signs * within a word are not shown; write ${replace}`
      : `the signs * are not shown; write ${replace} or ${shown}`;
  const isWhole = end <= offset + find.length;
  return { offset, message, fix: isWhole ? { find, replace } : undefined };
}
