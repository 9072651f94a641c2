import { invisibleCode, unshowable } from '../../../../src/fields/text.ts';
import type { MarkupRule } from './markup.ts';

export const hiddenCharacter: MarkupRule = {
  id: 'hidden-character',
  level: 'error',
  summary: 'No code stands for a character that nobody can see.',
  marks: [
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
  ],
};

export const unreadTable: MarkupRule = {
  id: 'unread-table',
  level: 'warning',
  summary: 'A table has a line with hyphens below its first line, and no tabs.',
  marks: [
    {
      in: 'words',
      seen: /\|[ \t]*:?-{3,}|^[ \t]*\|.*\|[ \t]*$/gm,
      message:
        'this is not read as a table; begin it with a line | One | Two |, and below that write a line | --- | --- |',
    },
    {
      in: 'words',
      seen: /\S\t+\S/g,
      message:
        'a tab shows as a space; for rows copied from a spreadsheet write a table: lines such as | One | Two |, and below the first | --- | --- |',
    },
  ],
};

export const lostLetters: MarkupRule = {
  id: 'lost-letters',
  level: 'error',
  summary: 'No letters were lost when the text was copied.',
  marks: [
    {
      in: ['field', 'words', 'code'],
      seen: /(?:â€[\u0080-\u00FF\u0152-\u02DC\u2013-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|Â[\u00A0-\u00BF]|à[¤¥][\u0080-\u00FF\u0152-\u2122]?|ï¿½|\uFFFD)+/g,
      message: '"$0" was another letter before it was copied; type these words again',
    },
    {
      in: ['field', 'words', 'code'],
      seen: /(?<!\S)\?{3,}(?!\S)/g,
      message:
        '"$0" stands for letters that were lost when this was copied; type these words again',
    },
  ],
};

export const note: MarkupRule = {
  id: 'note',
  level: 'warning',
  summary: 'Notes to yourself are not in text that visitors read.',
  marks: [
    {
      in: ['field', 'words'],
      seen: /\b(?:X{3,}|TBC|TBD|tbc|tbd)\b/g,
      message: 'visitors see "$0"; is there something to be filled in?',
    },
    {
      in: ['field', 'words'],
      seen: /(?<![:\w/])\/\/(?=\s)/g,
      message: 'visitors see what follows //; write notes between the fields, after a #',
    },
  ],
};
