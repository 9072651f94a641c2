import { invisibleCodeMessage, invisibleCharacter } from '../../../../site/fields/text.ts';
import type { Markup } from './markup.ts';
import { say } from '../../../../site/fields/say.ts';

const pipe = '[|¦│ǀ∣｜]';
/** Matches a pipe in place of a danda: after a Nepali word, before a space, or alone at the end of a line. */
const pipeForDanda = String.raw`(?<=\p{Script=Devanagari}["'”’)]?)(?:।?${pipe}{1,2}(?=[\s"'”’)]|$)|[ \u00A0]।?${pipe}{1,2}(?=\s*$))`;
const lastPipeForDanda = String.raw`(?:${pipeForDanda})(?=["'”’)\s]*$)`;

function explainPipe([find]: RegExpMatchArray) {
  const replace = new RegExp(`${pipe}{2}`, 'u').test(find) ? '॥' : '।';
  const message = say`Write ${{ sign: replace }} at the end of a sentence. Visitors would see "${{ text: find.trim() }}".`;
  return { message, fix: { find, replace } };
}

function explainCertainPipe(match: RegExpMatchArray) {
  const { message, fix } = explainPipe(match);
  return { message, fix: { ...fix, safe: true as const } };
}

export const characters: readonly Markup[] = [
  {
    // Not in a row of a table without its second line.
    pattern: new RegExp(String.raw`(?<!^[ \t]*\|.*)(?:${pipeForDanda})`, 'gmu'),
    explain: explainCertainPipe,
  },
  { in: ['field'], pattern: new RegExp(lastPipeForDanda, 'gu'), explain: explainCertainPipe },
  {
    rule: 'doubtful-markup',
    // Within a title, the pipe may be a separator.
    in: ['field'],
    pattern: new RegExp(pipeForDanda, 'gu'),
    explain: explainPipe,
  },
  {
    rule: 'hidden-character',
    pattern: /&#(x?[\da-f]{1,6});/gi,
    explain: ([, code = '']) => {
      const point = Number(code.replace(/^x/i, '0x'));
      // Unicode has no larger code points.
      if (point > 0x10_ff_ff) return undefined;
      const isInvisible = invisibleCharacter.test(String.fromCodePoint(point));
      return isInvisible ? { message: invisibleCodeMessage } : undefined;
    },
  },
  {
    rule: 'doubtful-markup',
    pattern: /\|[ \t]*:?-{3,}|^[ \t]*\|.*\|[ \t]*$/gm,
    message: say`Begin a table with a line | One | Two |, and write below it a line | --- | --- |`,
  },
  {
    rule: 'doubtful-markup',
    // In a paragraph, because a tab may follow the mark of a list.
    in: ['paragraph'],
    pattern: /\S\t+\S/g,
    message: say`A tab shows as a space. For rows from a spreadsheet write a table: lines such as | One | Two |, and below the first | --- | --- |`,
  },
  {
    in: ['field'],
    pattern: /(\*\*|__)(?=\S)([^*_\n]+)\1/g,
    message: ([, marks = '']) =>
      say`Delete the ${{ marks }}. Text cannot be bold here, and visitors would see them.`,
    replace: '$2',
    safe: true,
  },
  {
    in: ['field'],
    pattern: /!?\[([^\]\n]{0,999})\]\([^)\n]{0,999}\)/g,
    message: say`Write the text alone. A link does not work here, and visitors would see its URL.`,
    replace: '$1',
  },
  {
    in: ['field'],
    pattern: /<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi,
    message: ([tag]) =>
      say`Delete ${{ tag }}. Tags work below the fields only, and visitors would see it.`,
    replace: '',
  },
  {
    in: ['field'],
    // But "# 1" is a number.
    pattern: /(?<=^["']?)(#{2,6}|#(?! +\p{Nd})) +(?=\S)/gu,
    message: ([, marks = '']) => say`Delete the ${{ marks }}. Visitors would see it.`,
    replace: '',
    safe: true,
  },
  {
    rule: 'doubtful-markup',
    in: ['field'],
    pattern: /&(?:[a-z]{2,8}|#\d{2,5});/gi,
    message: ([text]) => say`Type the character itself. Visitors would see ${{ text }}.`,
  },
  {
    rule: 'lost-letters',
    in: ['field', 'text', 'code'],
    // UTF-8 that a program has read as Windows-1252 or Latin-1: â€™ for ’.
    pattern:
      /(?:â€[\u0080-\u00FF\u0152-\u02DC\u2013-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|Â[\u00A0-\u00BF]|à[¤¥][\u0080-\u00FF\u0152-\u2122]?|ï¿½|\uFFFD)+/g,
    message: ([text]) =>
      say`Type this text again. "${{ text }}" was another letter before it was copied.`,
  },
  {
    rule: 'doubtful-markup',
    in: ['field', 'text', 'code'],
    pattern: /(?<!\S)\?{3,}(?!\S)/g,
    message: ([text]) =>
      say`Visitors see "${{ text }}". If letters were lost when it was copied, type them again.`,
  },
  {
    rule: 'doubtful-markup',
    in: ['field', 'text'],
    pattern: /\b(?:X{3,}|TBC|TBD|tbc|tbd)\b/g,
    message: ([text]) => say`Visitors see "${{ text }}". Is something to be filled in?`,
  },
  {
    rule: 'doubtful-markup',
    in: ['field', 'text'],
    pattern: /(?<![:\w/])\/\/(?=\s)/g,
    message: say`Write notes between the fields, after a #. Visitors see the text after //.`,
  },
];
