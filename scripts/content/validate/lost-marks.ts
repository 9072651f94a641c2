import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Explanation, FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { unseen } from '../diagnostics/invisible.ts';
import { positionAt } from '../diagnostics/position.ts';

/** Something written that Markdown does not take for what it looks like. */
interface LostMark {
  pattern: RegExp;
  explain: (find: string, ...groups: string[]) => Explanation;
}

/** Marks of headings and lists, which stand at the beginning of a line of a paragraph. */
const atLineStart: readonly LostMark[] = [
  {
    pattern: new RegExp(String.raw`^(#{1,6})(?:[\u00A0${unseen}]+[ ]*|(?=[^\s#\d]))`, 'u'),
    explain: (find, signs = '') => ({
      message: `put a space after ${signs}, so that this becomes a heading`,
      fix: { find, replace: `${signs} `, safe: true },
    }),
  },
  {
    pattern: new RegExp(String.raw`^(?:[•◦▪●‣·][\s\u00A0${unseen}]*|[-*]\u00A0+|-(?=\p{L}))`, 'u'),
    explain: (find) => ({
      message: 'begin each line of a list with a hyphen and a space',
      fix: { find, replace: '- ', safe: true },
    }),
  },
  {
    pattern: /^(\d{1,2}\.)(?=\p{L})/u,
    explain: (find, number) => ({
      message: `put a space after ${number}, so that this becomes a list`,
      fix: { find, replace: `${number} `, safe: true },
    }),
  },
];

/** Marks within words. */
const inText: readonly LostMark[] = [
  {
    pattern: /\}/g,
    explain: (find) => ({
      message: 'this curly bracket is never opened; to show it write \\}',
      fix: { find, replace: '\\}' },
    }),
  },
  {
    pattern: /\] +\((?=(?:\/|#|https:)[^\s)]*\)|[a-z]+\))/g,
    explain: (find) => ({
      message: 'remove the space between ] and (, so that this becomes a link',
      fix: { find, replace: '](', safe: true },
    }),
  },
  {
    pattern: /\*\*(?: *([^*\n]*[^*\s]) *\*\*)?/g,
    explain: (find, bold) => {
      const message = 'write ** directly before and after the bold words: **words**';
      return bold === undefined
        ? { message: `${message}; to show them write \\*\\*` }
        : { message, fix: { find, replace: find.replace(/^\*\* *(.*?)( *)\*\*$/, '**$1**$2') } };
    },
  },
  {
    pattern: /(?<=^|[\s("“‘])(__|[*_])(?=[^\s*_])(?:([^*_\n]*\S) +\1(?![\p{L}\p{N}]))?/gu,
    explain: (find, mark = '', text) =>
      text === undefined
        ? {
            message: `this ${mark} has no second one, and visitors would see it; to show it write \\${mark}`,
            fix: { find, replace: `\\${mark}` },
          }
        : {
            message: `write ${mark} directly before and after the text`,
            fix: { find, replace: mark + text + mark },
          },
  },
  {
    pattern: /~~([^~\n]+)~~/g,
    explain: (find, replace = '') => ({
      message: 'text cannot be crossed out here; remove the ~~',
      fix: { find, replace },
    }),
  },
  {
    pattern: /`/g,
    explain: (find) => ({
      message: 'this ` has no second one, and visitors would see it; remove it',
      fix: { find, replace: '' },
    }),
  },
  {
    pattern: /https?:\/\/[^\s<>()[\]{}"']*[^\s<>()[\]{}"'.,;:!?]/g,
    explain: (find) => {
      const words = find.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
      const message = `an address alone does not become a link; write [${words}](${find})`;
      return find.startsWith('https:')
        ? { message, fix: { find, replace: `[${words}](${find})`, safe: true } }
        : { message: `${message} with https:// at its beginning, if the site has that` };
    },
  },
];

/**
 * What would be shown as it is written, though it was meant as a mark: `##Delivery`, `• beds`,
 * `[words] (/faq)`, `**bold **`; and what would be read as a mark, though it was meant to be shown:
 * `120*60*75 cm`. A backslash before a mark shows the mark itself.
 * @param text the whole file
 */
export function lostMarks(tree: Root, text: string): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  const add = (offset: number, explanation: Explanation) =>
    diagnostics.push({ ...positionAt(text, offset), ...explanation });

  visit(tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'paragraph') {
      let lineStart = start;
      for (const line of text.slice(start, end).split('\n')) {
        for (const { pattern, explain } of atLineStart) {
          const match = pattern.exec(line);
          if (match) add(lineStart, explain(match[0], ...match.slice(1)));
        }
        lineStart += line.length + 1;
      }
    }
    if (node.type === 'text') {
      const written = text.slice(start, end);
      for (const { pattern, explain } of inText) {
        for (const match of written.matchAll(pattern)) {
          if (written[match.index - 1] === '\\') continue;
          add(start + match.index, explain(match[0], ...match.slice(1)));
        }
      }
    }
    if (node.type === 'emphasis' || node.type === 'strong') {
      const explanation = marksInWord(text, start, end);
      if (explanation) add(wordStart(text, start), explanation);
    }
  });
  return diagnostics;
}

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** Emphasis that begins or ends within a word is hardly meant: `120*60*75`. */
function marksInWord(text: string, start: number, end: number): Explanation | undefined {
  if (!isWord(text[start - 1]) && !isWord(text[end])) return undefined;
  const [find = ''] = /^\S+/.exec(text.slice(wordStart(text, start))) ?? [];
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
