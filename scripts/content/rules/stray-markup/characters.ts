import { invisibleCode, unshowable } from '../../../../src/fields/text.ts';
import { error, warning } from '../rule.ts';
import type { Markup } from './markup.ts';

export const characterRules = [
  error('hidden-character', 'No code makes an invisible character.'),
  warning('unread-table', 'A table has a line with hyphens below its first line, and no tabs.'),
  error('field-markup', 'Fields and attributes hold plain text, without Markdown and tags.'),
  warning('field-code', 'Fields and attributes hold characters, not their codes.'),
  error('lost-letters', 'No letters were lost when the text was copied.'),
  warning('note', 'Notes to yourself are not in text that visitors read.'),
];

export const characters: readonly Markup[] = [
  {
    rule: 'hidden-character',
    find: /&#(x?[\da-f]{1,6});/gi,
    explain: ([, code = '']) => {
      const point = Number(code.replace(/^x/i, '0x'));
      return point <= 0x10_ff_ff && unshowable.test(String.fromCodePoint(point))
        ? { message: invisibleCode }
        : undefined;
    },
  },
  {
    rule: 'unread-table',
    find: /\|[ \t]*:?-{3,}|^[ \t]*\|.*\|[ \t]*$/gm,
    message:
      'this is not read as a table; begin it with a line | One | Two |, and below that write a line | --- | --- |',
  },
  {
    rule: 'unread-table',
    find: /\S\t+\S/g,
    message:
      'a tab shows as a space; for rows copied from a spreadsheet write a table: lines such as | One | Two |, and below the first | --- | --- |',
  },
  {
    rule: 'field-markup',
    in: ['field'],
    find: /(\*\*|__)(?=\S)([^*_\n]+)\1/g,
    message: 'words cannot be bold here, and visitors would see the $1; remove them',
    replace: '$2',
    safe: true,
  },
  {
    rule: 'field-markup',
    in: ['field'],
    find: /!?\[([^\]\n]{0,999})\]\([^)\n]{0,999}\)/g,
    message: 'a link cannot stand here, and visitors would see its address; write the words alone',
    replace: '$1',
  },
  {
    rule: 'field-markup',
    in: ['field'],
    find: /<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi,
    message: 'visitors would see $0, since tags work below the fields only; remove it',
    replace: '',
  },
  {
    rule: 'field-markup',
    in: ['field'],
    find: /(?<=^["']?)(#{1,6}) +(?=\S)/g,
    message: 'visitors would see the $1; remove it',
    replace: '',
    safe: true,
  },
  {
    rule: 'field-code',
    in: ['field'],
    find: /&(?:[a-z]{2,8}|#\d{2,5});/gi,
    message: 'visitors would see $0; type the sign itself',
  },
  {
    rule: 'lost-letters',
    in: ['field', 'text', 'code'],
    find: /(?:â€[\u0080-\u00FF\u0152-\u02DC\u2013-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|Â[\u00A0-\u00BF]|à[¤¥][\u0080-\u00FF\u0152-\u2122]?|ï¿½|\uFFFD)+/g,
    message: '"$0" was another letter before it was copied; type these words again',
  },
  {
    rule: 'lost-letters',
    in: ['field', 'text', 'code'],
    find: /(?<!\S)\?{3,}(?!\S)/g,
    message: '"$0" stands for letters that were lost when this was copied; type these words again',
  },
  {
    rule: 'note',
    in: ['field', 'text'],
    find: /\b(?:X{3,}|TBC|TBD|tbc|tbd)\b/g,
    message: 'visitors see "$0"; is there something to be filled in?',
  },
  {
    rule: 'note',
    in: ['field', 'text'],
    find: /(?<![:\w/])\/\/(?=\s)/g,
    message: 'visitors see what follows //; write notes between the fields, after a #',
  },
];
