import { contactNames, parseLinkTarget } from '../../../src/fields/link-target.ts';
import { plainName } from '../../../src/fields/name.ts';
import { invisibleCode, unshowable } from '../../../src/fields/text.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { unseen } from '../diagnostics/invisible.ts';
import type { Facts } from './facts.ts';
import { withoutTracking } from './without-tracking.ts';

/** Where signs are looked for: in a field or an attribute; in a paragraph as it is written; in the words or the code of a body. */
export type Place = 'field' | 'paragraph' | 'words' | 'words outside of links' | 'code';

/** Signs that visitors would see, and what to say of them. In sentences $0 and $1 stand for what was found. */
type Mark = { in: Place | readonly Place[]; seen: RegExp } & (
  | {
      message: string;
      severity?: 'warning';
      /** What to write instead, where that is known. */
      replace?: string;
      safe?: true;
    }
  | {
      /** Gives out nothing where the signs mean something else. */
      explain: (match: RegExpMatchArray, facts: Facts) => Explanation | undefined;
    }
);

/** All marks; of two that share a sign the first is told. */
export const marks: readonly Mark[] = [
  // Marks of headings and lists, which stand at the beginning of a line of a paragraph.
  {
    in: 'paragraph',
    seen: /^#\p{L}\S*(?:[ \t]+#\p{L}\S*)+[ \t]*$/gmu,
    message: 'words with a # before them lead nowhere here, as they do on social pages',
    severity: 'warning',
  },
  {
    in: 'paragraph',
    seen: new RegExp(String.raw`^(#{1,6})(?:[\u00A0${unseen}]+ *|(?=[^\s#\d]))`, 'gmu'),
    message: 'put a space after $1, so that this becomes a heading',
    replace: '$1 ',
    safe: true,
  },
  {
    in: 'paragraph',
    seen: new RegExp(
      String.raw`^(?:[•◦▪●‣·➢➤►✓✔√][\s\u00A0${unseen}]*|[-*]\u00A0+|-(?=\p{L}))`,
      'gmu',
    ),
    message: 'begin each line of a list with a hyphen and a space',
    replace: '- ',
    safe: true,
  },
  {
    in: 'paragraph',
    seen: /^(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*(?:\n[ \t]*(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*)+/gmu,
    message:
      'these lines run together on the page; begin each line of a list with a hyphen and a space',
    severity: 'warning',
  },
  {
    in: 'paragraph',
    seen: /^(?:import\s.*["']|export\s+(?:default|const|let|function|class)\s).*/gm,
    message: 'this line is code, which visitors would read; remove it',
  },
  {
    in: 'paragraph',
    seen: /^={3,}[ \t]*$/gm,
    message: 'visitors would see this line of signs; remove it',
    replace: '',
  },
  {
    in: 'paragraph',
    seen: /^(\d{1,2}\.)(?=\p{L})/gmu,
    message: 'put a space after $1, so that this becomes a list',
    replace: '$1 ',
    safe: true,
  },
  // Links and pictures that are not read as such.
  {
    in: 'words',
    seen: /\] +\(((?:\/|#|https:)[^\s)]*|[a-z]+)\)/g,
    message: 'remove the space between ] and (, so that this becomes a link',
    replace: ']($1)',
    safe: true,
  },
  {
    in: 'words',
    seen: /!\[[^\]\n]{0,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
    explain: ([, find = '']) => {
      const replace = plainName(find.replace(/\.\w+$/, ''));
      const message = `the name of a picture has no spaces; write ${replace}`;
      return { message, fix: { find, replace, safe: true, names: 'picture' } };
    },
  },
  {
    in: 'words',
    seen: /\[[^\]\n]{1,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
    explain: ([, find = '']) => {
      const rule = 'an address has no spaces';
      if (!find.includes(':'))
        return { message: `${rule}; a page is called as its file is, such as /about` };
      const replace = find.trim().replaceAll(/\s+/g, '%20');
      const fix = /^[a-z]+:/i.test(find) ? { find, replace } : undefined;
      return { message: `${rule}; write ${replace}`, fix };
    },
  },
  {
    in: 'words',
    seen: /\(([^()\n]{1,999})\)\[([^\]\s]{1,999})\]/g,
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
    message: 'this is not read as a link; write [words](/faq), or \\[ to show the bracket',
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
    message: 'visitors see the brackets of $0; is there something to be filled in?',
    severity: 'warning',
  },
  {
    in: 'words outside of links',
    seen: /https?:\/\/[^\s<>()[\]{}"']*[^\s<>()[\]{}"'.,;:!?]/g,
    explain: ([find]) => {
      const address = withoutTracking(find);
      const words = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
      const message = `an address alone does not become a link; write [${words}](${address})`;
      return address.startsWith('https:')
        ? { message, fix: { find, replace: `[${words}](${address})`, safe: true } }
        : { message: `${message} with https:// at its beginning, if the site has that` };
    },
  },
  // Marks of emphasis and code, and those of tables.
  {
    in: 'words',
    seen: /\}/g,
    message: 'this curly bracket is never opened; to show it write \\}',
    replace: '\\}',
  },
  {
    in: 'words',
    seen: /(\*\*[^*\n]*\p{P}\*\*)(?=[\p{L}\p{N}])/gu,
    message: 'put a space behind $0, so that it becomes bold',
    replace: '$0 ',
    safe: true,
  },
  {
    in: 'words',
    seen: /\*\*([^*\n]+)\*\*/g,
    explain: ([find, inside = '']) => {
      const message = 'write ** directly before and after the bold words: **words**';
      const replace = `**${inside.trim()}**${inside.slice(inside.trimEnd().length)}`;
      return inside.trim() === '' ? undefined : { message, fix: { find, replace } };
    },
  },
  {
    in: 'words',
    seen: /\*\*/g,
    message:
      'write ** directly before and after the bold words: **words**; to show them write \\*\\*',
  },
  {
    in: 'words',
    seen: /(?<=^|[\s("“‘])(__|[*_])(?=[^\s*_])([^*_\n]*\S) +\1(?![\p{L}\p{N}])/gu,
    message: 'write $1 directly before and after the text',
    replace: '$1$2$1',
  },
  {
    in: 'words',
    seen: /(?<=^|[\s("“‘])\*(?=[^\s*_])/gu,
    // It may refer to a price that has such a sign behind it.
    message: 'this $0 has no second one, and visitors would see it; to show it write \\$0',
    severity: 'warning',
    replace: '\\$0',
  },
  {
    in: 'words',
    seen: /(?<=^|[\s("“‘])(?:__|_)(?=[^\s*_])/gu,
    message: 'this $0 has no second one, and visitors would see it; to show it write \\$0',
    replace: '\\$0',
  },
  {
    in: 'words',
    seen: /(~~)([^~\n]+)~~|(?<![\p{L}\p{N}~])(~)(?=[^\s~])([^~\n]*)(?<!\s)~(?![\p{L}\p{N}~])/gu,
    message: 'text cannot be crossed out here; remove the $1$3',
    replace: '$2$4',
  },
  {
    in: 'words',
    seen: /`/g,
    message: 'this ` has no second one, and visitors would see it; remove it',
    replace: '',
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
    message:
      'this is not read as a table; begin it with a line | One | Two |, and below that write a line | --- | --- |',
    severity: 'warning',
  },
  {
    in: 'words',
    seen: /\S\t+\S/g,
    message:
      'a tab shows as a space; for rows copied from a spreadsheet write a table: lines such as | One | Two |, and below the first | --- | --- |',
    severity: 'warning',
  },
  // Marks of Markdown, where they are none.
  {
    in: 'field',
    seen: /(\*\*|__)(?=\S)([^*_\n]+)\1/g,
    message: 'words cannot be bold here, and visitors would see the $1; remove them',
    replace: '$2',
    safe: true,
  },
  {
    in: 'field',
    seen: /!?\[([^\]\n]{0,999})\]\([^)\n]{0,999}\)/g,
    message: 'a link cannot stand here, and visitors would see its address; write the words alone',
    replace: '$1',
  },
  {
    in: 'field',
    seen: /<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi,
    message: 'visitors would see $0, since tags work below the fields only; remove it',
    replace: '',
  },
  {
    in: 'field',
    seen: /(?<=^["']?)(#{1,6}) +(?=\S)/g,
    message: 'visitors would see the $1; remove it',
    replace: '',
    safe: true,
  },
  {
    in: 'field',
    seen: /&(?:[a-z]{2,8}|#\d{2,5});/gi,
    message: 'visitors would see $0; type the sign itself',
    severity: 'warning',
  },
  // Letters that have lost their encoding.
  {
    in: ['field', 'words', 'code'],
    seen: /(?:â€[\u0080-\u00FF\u0152-\u02DC\u2013-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|Â[\u00A0-\u00BF]|à[¤¥][\u0080-\u00FF\u0152-\u2122]?|ï¿½|\uFFFD)+/g,
    message: '"$0" was another letter before it was copied; type these words again',
  },
  {
    in: ['field', 'words', 'code'],
    seen: /(?<!\S)\?{3,}(?!\S)/g,
    message: '"$0" stands for letters that were lost when this was copied; type these words again',
  },
  // Notes that were meant for nobody else.
  {
    in: ['field', 'words'],
    seen: /\b(?:X{3,}|TBC|TBD|tbc|tbd)\b/g,
    message: 'visitors see "$0"; is there something to be filled in?',
    severity: 'warning',
  },
  {
    in: ['field', 'words'],
    seen: /(?<![:\w/])\/\/(?=\s)/g,
    message: 'visitors see what follows //; write notes between the fields, after a #',
    severity: 'warning',
  },
];

/** What to say of signs that were found; undefined where they mean something else. */
export function explainMark(
  mark: Mark,
  match: RegExpMatchArray,
  facts: Facts,
): Explanation | undefined {
  if ('explain' in mark) return mark.explain(match, facts);
  const { message, severity, replace, safe } = mark;
  const filled = (text: string) =>
    text.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  const fix = { find: match[0], replace: filled(replace ?? ''), ...(safe && { safe }) };
  return {
    message: filled(message),
    ...(replace !== undefined && { fix }),
    ...(severity && { severity }),
  };
}
