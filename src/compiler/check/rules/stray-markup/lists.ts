import { zeroWidth } from '../../../text/zero-width.ts';
import { rupee } from '../../../text/rupee.ts';
import type { Markup } from './markup.ts';
import { say } from '../../../../site/fields/say.ts';

const space = String.raw`[^\S\n]`;
const stars = '[*_]{0,3}';

/** Matches up to nine lines. */
const moreLines = String.raw`(?:\n.*){0,9}?`;

/**
 * Matches lines with the same kind of mark. Markdown joins them, unless a line ends with a backslash or
 * two spaces.
 * @param between the lines that a mark may have below it, by default none
 */
function joinedLines(mark: string, { between = '', next = mark } = {}): RegExp {
  const nextLine = String.raw`${between}(?<!\\| {2})\n[ \t>]*${stars}${next}\S.*`;
  return new RegExp(String.raw`(?<=^[ \t>]*)${stars}${mark}\S.*(?:${nextLine})+`, 'gmu');
}

const emoji = String.raw`(?:[\p{So}\uF000-\uF0FF][\p{So}\p{Sk}\uFE0F\u200D]*|[\d#*]\uFE0F?\u20E3|\p{Sm}\uFE0F)`;
const romanNumeral = '[ivx]{2,4}|[IVX]{2,4}';

/** Matches lists that Markdown does not recognize, one pattern for each kind of mark. */
const unreadLists = [
  // a) (क) ii) १) [1]
  joinedLines(
    String.raw`[([]?(?:\p{L}\p{M}*|${romanNumeral}|\p{Nd}{1,2})[)\]](?![(:])${stars}${space}*`,
    { between: moreLines },
  ),
  // ① ⑴ ❶
  joinedLines(String.raw`[\u2460-\u249B\u24EA-\u24FF\u2776-\u2793]${space}*`, {
    between: moreLines,
  }),
  // ✅ 👉 ■ 1️⃣
  joinedLines(`${emoji}${space}*`, { between: moreLines }),
  // १. १। 1: 1-
  joinedLines(String.raw`\p{Nd}{1,2}[.।:-]${stars}${space}+`),
  // क. a. ii., but not the abbreviation डा.
  joinedLines(String.raw`(?:\p{L}|${romanNumeral})[.．]${stars}${space}+`),
  // – → » ·
  joinedLines(String.raw`(?![!-/:-@…।॥])[\p{Pd}\p{Po}\p{Sm}~»›]${space}+`),
  // The bullets of Word without its fonts: o § ü
  joinedLines(String.raw`(?![aAI])(\p{Script=Latin})${space}+`, { next: String.raw`\1${space}+` }),
];

/** A short line that ends with a price, but not with the two spaces that begin a new line. */
const priceLine = String.raw`(?![-*+|>#]|\d+[.)])[^\n]{1,80}?(?:${rupee}|\p{Sc}) ?\p{Nd}[\p{Nd},.]*(?:\/-)? ?`;
/** Lines below each other that end with a price: Markdown joins them. */
const priceLines = new RegExp(String.raw`^${priceLine}(?:\n${priceLine})+$`, 'gmu');
const joinedLinesMessage = say`Begin each line of a list with a hyphen and a space. These lines run together on the page.`;

const hyphenMessage = say`Begin each line of a list with a hyphen and a space.`;
const hyphenBeforeWord = /^-(?=\p{L})/gmu;

const lineMarkup: readonly Markup[] = [
  {
    rule: 'doubtful-markup',
    pattern: /^#\p{L}\S*(?:[ \t]+#\p{L}\S*)*[ \t]*$/gmu,
    message: say`Hashtags do not work on this site. Delete the # signs.`,
  },
  {
    pattern: new RegExp(
      String.raw`^(#{1,6})(?:[\u00A0${zeroWidth}]+ *|(?<=##)(?=[^\s#\d]))`,
      'gmu',
    ),
    message: ([, marks = '']) =>
      say`Write a space between ${{ marks }} and the text. Then this becomes a heading.`,
    replace: '$1 ',
    safe: true,
  },
  {
    rule: 'doubtful-markup',
    // A sentence may begin with a hashtag.
    pattern: /^#(?=[^\s#\d])/gmu,
    message: say`Write a space between ${{ marks: '#' }} and the text. Then this becomes a heading.`,
  },
  {
    pattern: hyphenBeforeWord,
    explain: ({ 0: find, index, input = '' }) =>
      index === 0 || [...input.matchAll(hyphenBeforeWord)].length > 1
        ? { message: hyphenMessage, fix: { find, replace: '- ', safe: true } }
        : undefined,
  },
  {
    rule: 'doubtful-markup',
    // A name below a quotation, or a word that is divided.
    pattern: hyphenBeforeWord,
    message: hyphenMessage,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:[•◦▪●‣·➢➤►✓✔√]\uFE0F?[\s\u00A0${zeroWidth}]*|[-*]\u00A0+)`,
      'gmu',
    ),
    message: hyphenMessage,
    replace: '- ',
    safe: true,
  },
  {
    pattern: /^(\d{1,2}\.)(?=\p{L})/gmu,
    message: ([, marks = '']) =>
      say`Write a space between ${{ marks }} and the text. Then this becomes a list.`,
    replace: '$1 ',
    safe: true,
  },
  ...unreadLists.map((pattern) => ({
    rule: 'doubtful-markup',
    pattern,
    message: joinedLinesMessage,
  })),
  {
    rule: 'doubtful-markup',
    pattern: priceLines,
    explain: ([find]) => ({
      message: joinedLinesMessage,
      fix: { find, replace: find.replaceAll(/^/gm, '- ') },
    }),
  },
  {
    rule: 'doubtful-markup',
    pattern: new RegExp(String.raw`(?<=^[ \t>]*)[\uF000-\uF0FF]${space}*(?=\S)`, 'gmu'),
    message: say`Begin this line with a hyphen and a space. Visitors would see a box.`,
    replace: '- ',
  },
  {
    rule: 'doubtful-markup',
    pattern: /(?<=^[ \t>]*)(\[[ xX]?\])[ \t]+(?=\S)/gm,
    message: ([, box = '']) =>
      say`Delete ${{ box }}. Boxes to tick do not work here, and visitors would see the brackets.`,
    replace: '',
  },
  {
    pattern: /^(?:import\s.*["']|export\s+(?:default|const|let|function|class)\s).*/gm,
    message: say`Delete this line. Visitors would see the code.`,
  },
  {
    pattern: /^={3,}[ \t]*$/gm,
    message: say`Delete this line. Visitors would see === as text.`,
    replace: '',
  },
];

/** These rules check whole paragraphs, because their patterns need the start of each line. */
export const lists = lineMarkup.map((markup): Markup => ({ ...markup, in: ['paragraph'] }));
