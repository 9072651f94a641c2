import { contactNames, parseLinkTarget } from '../../../src/fields/link-target.ts';
import { plainName } from '../../../src/fields/name.ts';
import { invisibleCode, unshowable } from '../../../src/fields/text.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { unseen } from '../diagnostics/invisible.ts';
import type { Facts } from './facts.ts';

/** Signs that visitors would see, and what to say of them. */
export interface Mark {
  /** In a field or an attribute; in a paragraph as it is written; in the words or the code of a body. */
  in: 'field' | 'paragraph' | 'words' | 'words outside of links' | 'code';
  seen: RegExp;
  /** Undefined where the signs mean something else. */
  explain: (match: RegExpMatchArray, facts: Facts) => Explanation | undefined;
}

/** Marks of headings and lists, which stand at the beginning of a line of a paragraph. */
const lineMarks: readonly Mark[] = [
  {
    in: 'paragraph',
    seen: /^#\p{L}\S*(?:[ \t]+#\p{L}\S*)+[ \t]*$/gmu,
    explain: () => ({
      message: 'words with a # before them lead nowhere here, as they do on social pages',
      severity: 'warning',
    }),
  },
  {
    in: 'paragraph',
    seen: new RegExp(String.raw`^(#{1,6})(?:[\u00A0${unseen}]+ *|(?=[^\s#\d]))`, 'gmu'),
    explain: ([find, signs]) => ({
      message: `put a space after ${signs}, so that this becomes a heading`,
      fix: { find, replace: `${signs} `, safe: true },
    }),
  },
  {
    in: 'paragraph',
    seen: new RegExp(
      String.raw`^(?:[•◦▪●‣·➢➤►✓✔√][\s\u00A0${unseen}]*|[-*]\u00A0+|-(?=\p{L}))`,
      'gmu',
    ),
    explain: ([find]) => ({
      message: 'begin each line of a list with a hyphen and a space',
      fix: { find, replace: '- ', safe: true },
    }),
  },
  {
    in: 'paragraph',
    seen: /^(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*(?:\n[ \t]*(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*)+/gmu,
    explain: () => ({
      message:
        'these lines run together on the page; begin each line of a list with a hyphen and a space',
      severity: 'warning',
    }),
  },
  {
    in: 'paragraph',
    seen: /^(?:import\s.*["']|export\s+(?:default|const|let|function|class)\s).*/gm,
    explain: () => ({ message: 'this line is code, which visitors would read; remove it' }),
  },
  {
    in: 'paragraph',
    seen: /^={3,}[ \t]*$/gm,
    explain: ([find]) => ({
      message: 'visitors would see this line of signs; remove it',
      fix: { find, replace: '' },
    }),
  },
  {
    in: 'paragraph',
    seen: /^(\d{1,2}\.)(?=\p{L})/gmu,
    explain: ([find, number]) => ({
      message: `put a space after ${number}, so that this becomes a list`,
      fix: { find, replace: `${number} `, safe: true },
    }),
  },
];

/** Links and pictures that are not read as such. */
const linkMarks: readonly Mark[] = [
  {
    in: 'words',
    seen: /\] +\(((?:\/|#|https:)[^\s)]*|[a-z]+)\)/g,
    explain: ([find, address]) => ({
      message: 'remove the space between ] and (, so that this becomes a link',
      fix: { find, replace: `](${address})`, safe: true },
    }),
  },
  {
    in: 'words',
    seen: /!\[[^\]\n]*\]\(([^()\n]*\s[^()\n]*)\)/g,
    explain: ([, find = '']) => {
      const replace = plainName(find.replace(/\.\w+$/, ''));
      const message = `the name of a picture has no spaces; write ${replace}`;
      return { message, fix: { find, replace, safe: true } };
    },
  },
  {
    in: 'words',
    seen: /\[[^\]\n]+\]\(([^()\n]*\s[^()\n]*)\)/g,
    explain: ([, find = '']) => {
      const rule = 'an address has no spaces';
      if (!find.includes(':'))
        return { message: `${rule}; a page is called as its file is, such as /about` };
      const replace = find.trim().replaceAll(/\s+/g, '%20');
      return { message: `${rule}; write ${replace}`, fix: { find, replace } };
    },
  },
  {
    in: 'words',
    seen: /\(([^()\n]+)\)\[([^\]\s]+)\]/g,
    explain: ([find, words, address = '']) => {
      if (!parseLinkTarget(address)) return undefined;
      const replace = `[${words}](${address})`;
      const message = `write the words of a link in [ ], and behind them its address in ( ): ${replace}`;
      return { message, fix: { find, replace, safe: true } };
    },
  },
  {
    in: 'words',
    seen: /\]\(/g,
    explain: () => ({
      message: 'this is not read as a link; write [words](/faq), or \\[ to show the bracket',
    }),
  },
  {
    in: 'words',
    seen: /\[([a-z_]+)\](?!\()/g,
    explain: ([find, name = ''], facts) => {
      if (Object.hasOwn(facts, name)) {
        const message = `write {${name}} for the fact of this name, or \\[ to show the bracket`;
        return { message, fix: { find, replace: `{${name}}` } };
      }
      const isContact = contactNames.some((one) => one === name);
      const message = `this is no link yet; write [words](${name}), or \\[ to show the bracket`;
      return isContact ? { message } : undefined;
    },
  },
  {
    in: 'words',
    seen: /\[[^\][\n]{2,60}\]/g,
    explain: ([find]) => ({
      message: `visitors see the brackets of ${find}; is there something to be filled in?`,
      severity: 'warning',
    }),
  },
  {
    in: 'words outside of links',
    seen: /https?:\/\/[^\s<>()[\]{}"']*[^\s<>()[\]{}"'.,;:!?]/g,
    explain: ([find]) => {
      const words = find.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
      const message = `an address alone does not become a link; write [${words}](${find})`;
      return find.startsWith('https:')
        ? { message, fix: { find, replace: `[${words}](${find})`, safe: true } }
        : { message: `${message} with https:// at its beginning, if the site has that` };
    },
  },
];

/** Marks of emphasis and code, and those of tables. */
const textMarks: readonly Mark[] = [
  {
    in: 'words',
    seen: /\}/g,
    explain: ([find]) => ({
      message: 'this curly bracket is never opened; to show it write \\}',
      fix: { find, replace: '\\}' },
    }),
  },
  {
    in: 'words',
    seen: /(\*\*[^*\n]*\p{P}\*\*)(?=[\p{L}\p{N}])/gu,
    explain: ([find]) => ({
      message: `put a space behind ${find}, so that it becomes bold`,
      fix: { find, replace: `${find} `, safe: true },
    }),
  },
  {
    in: 'words',
    seen: /\*\*(?: *([^*\n]*[^*\s]) *\*\*)?/g,
    explain: ([find, bold]) => {
      const message = 'write ** directly before and after the bold words: **words**';
      return bold === undefined
        ? { message: `${message}; to show them write \\*\\*` }
        : { message, fix: { find, replace: find.replace(/^\*\* *(.*?)( *)\*\*$/, '**$1**$2') } };
    },
  },
  {
    in: 'words',
    seen: /(?<=^|[\s("“‘])(__|[*_])(?=[^\s*_])(?:([^*_\n]*\S) +\1(?![\p{L}\p{N}]))?/gu,
    explain: ([find, mark = '', text]) =>
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
    in: 'words',
    seen: /~~([^~\n]+)~~/g,
    explain: ([find, replace = '']) => ({
      message: 'text cannot be crossed out here; remove the ~~',
      fix: { find, replace },
    }),
  },
  {
    in: 'words',
    seen: /`/g,
    explain: ([find]) => ({
      message: 'this ` has no second one, and visitors would see it; remove it',
      fix: { find, replace: '' },
    }),
  },
  {
    in: 'words',
    seen: /&#(x?[\da-f]{1,6});/gi,
    explain: ([, code = '']) => {
      const sign = Number(code.replace(/^x/i, '0x'));
      return sign <= 0x10_ff_ff && unshowable.test(String.fromCodePoint(sign))
        ? { message: invisibleCode }
        : undefined;
    },
  },
  {
    in: 'words',
    seen: /\|[ \t]*:?-{3,}|^[ \t]*\|.*\|[ \t]*$/gm,
    explain: () => ({
      message:
        'this is not read as a table; begin it with a line | One | Two |, and below that write a line | --- | --- |',
      severity: 'warning',
    }),
  },
  {
    in: 'words',
    seen: /\S\t+\S/g,
    explain: () => ({
      message:
        'a tab shows as a space; for rows copied from a spreadsheet write a table: lines such as | One | Two |, and below the first | --- | --- |',
      severity: 'warning',
    }),
  },
];

/** Marks of Markdown, where they are none. */
const fieldMarks: readonly Mark[] = [
  {
    in: 'field',
    seen: /(\*\*|__)(?=\S)([^*_\n]+)\1/g,
    explain: ([find, mark, replace = '']) => ({
      message: `words cannot be bold here, and visitors would see the ${mark}; remove them`,
      fix: { find, replace, safe: true },
    }),
  },
  {
    in: 'field',
    seen: /!?\[([^\]\n]*)\]\([^)\n]*\)/g,
    explain: ([find, words = '']) => ({
      message:
        'a link cannot stand here, and visitors would see its address; write the words alone',
      fix: { find, replace: words },
    }),
  },
  {
    in: 'field',
    seen: /<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi,
    explain: ([find]) => ({
      message: `visitors would see ${find}, since tags work below the fields only; remove it`,
      fix: { find, replace: '' },
    }),
  },
  {
    in: 'field',
    seen: /(?<=^["']?)#{1,6} +(?=\S)/g,
    explain: ([find]) => ({
      message: `visitors would see the ${find.trim()}; remove it`,
      fix: { find, replace: '', safe: true },
    }),
  },
  {
    in: 'field',
    seen: /&(?:[a-z]{2,8}|#\d{2,5});/gi,
    explain: ([find]) => ({
      message: `visitors would see ${find}; type the sign itself`,
      severity: 'warning',
    }),
  },
];

/** Letters that have lost their encoding. */
const lostLetters: readonly Omit<Mark, 'in'>[] = [
  {
    seen: /(?:â€[\u0080-\u00FF\u0152-\u02DC\u2013-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|Â[\u00A0-\u00BF]|à[¤¥][\u0080-\u00FF\u0152-\u2122]?|ï¿½|\uFFFD)+/g,
    explain: ([find]) => ({
      message: `"${find}" was another letter before it was copied; type these words again`,
    }),
  },
  {
    seen: /(?<!\S)\?{3,}(?!\S)/g,
    explain: ([find]) => ({
      message: `"${find}" stands for letters that were lost when this was copied; type these words again`,
    }),
  },
];

/** Notes that were meant for nobody else. */
const notes: readonly Omit<Mark, 'in'>[] = [
  {
    seen: /\b(?:X{3,}|TBC|TBD|tbc|tbd)\b/g,
    explain: ([find]) => ({
      message: `visitors see "${find}"; is there something to be filled in?`,
      severity: 'warning',
    }),
  },
  {
    seen: /(?<![:\w/])\/\/(?=\s)/g,
    explain: () => ({
      message: 'visitors see what follows //; write notes between the fields, after a #',
      severity: 'warning',
    }),
  },
];

/** All marks; of two that share a sign the first is told. */
export const marks: readonly Mark[] = [
  ...lineMarks,
  ...linkMarks,
  ...textMarks,
  ...fieldMarks,
  ...(['field', 'words', 'code'] as const).flatMap((where) =>
    lostLetters.map((mark): Mark => ({ ...mark, in: where })),
  ),
  ...(['field', 'words'] as const).flatMap((where) =>
    notes.map((mark): Mark => ({ ...mark, in: where })),
  ),
];
