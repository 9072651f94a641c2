import type { Explanation, Fix } from '../../../diagnostics/diagnostic.ts';
import type { Markup } from './markup.ts';
import { say } from '../../../../site/fields/say.ts';

const letters = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*`;

/** Matches **“दशैं”**मा. Markdown does not end emphasis between a bracket or a quote and a letter. */
const beforeLetters = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}*])(\*{1,3})(?![\s*])([^*\0]*[\p{P}\p{S}])\1(${letters})`,
  'gu',
);

/** Matches मेरो**“दशैं”**. Markdown does not begin emphasis between a letter and a bracket or a quote. */
const afterLetters = new RegExp(
  String.raw`(?<=[\p{L}\p{M}]{2})(\*{1,3})([\p{Ps}\p{Pi}"'][^*\0]*[^\s*\0])\1(?!\*)((?:${letters})?)`,
  'gu',
);

/** Matches _सोफा_को. Markdown does not end emphasis between an underscore and a letter. */
const underscores = new RegExp(
  String.raw`(?<=^|[\s("“‘])(__?)(?![\s_])([^_\0]*[^\s_\0])\1(?!\p{Script=Latin})(${letters})`,
  'gu',
);

/** Matches text in one pair of quotes or brackets. */
const inQuotes =
  /^([("'“‘«[])([^()"'“”‘’«»[\]\s](?:[^()"'“”‘’«»[\]]*[^()"'“”‘’«»[\]\s])?)([)"'”’»\]])$/u;

/** Matches punctuation to which nobody attaches an ending. */
const sentenceMark = /[:;,!?।॥…]$|[\p{Script=Latin}\p{N}]\.$/u;

/** Emphasis that touches a letter, in a place where Markdown does not recognize it. */
export const attachedEmphasis = [
  { pattern: beforeLetters, explain: explainEnd },
  { pattern: afterLetters, explain: explainBeginning },
  { pattern: underscores, explain: explainAttached },
].map((markup): Markup => ({ ...markup, in: ['phrase'] }));

function explainEnd(match: RegExpMatchArray): Explanation {
  const [find, marks = '', text = '', ending = ''] = match;
  const isWord = /^[\p{Script=Latin}\p{N}]{3}/u.test(ending) && !inQuotes.test(text);
  if (!sentenceMark.test(text) && !isWord) return explainAttached(match);
  const emphasis = marks + text + marks;
  const message = say`Write a space after ${{ text: onOneLine(emphasis) }}. Then the text becomes bold.`;
  const isSafe = sentenceMark.test(text) && /^\p{L}/u.test(ending);
  return { message, fix: fixOf(find, `${emphasis} ${ending}`, isSafe) };
}

function explainBeginning(match: RegExpMatchArray): Explanation {
  const [find, marks = '', text = ''] = match;
  if (inQuotes.test(text)) return explainAttached(match);
  const emphasis = onOneLine(marks + text + marks);
  const message = say`Write a space before ${{ text: emphasis }}. Then the text becomes bold.`;
  return { message, fix: fixOf(find, ` ${find}`, false) };
}

/** Moves the asterisks to a place where Markdown recognizes them. The visible text stays. */
function explainAttached([
  find,
  marks = '',
  text = '',
  ending = '',
]: RegExpMatchArray): Explanation {
  const asterisks = marks.replaceAll('_', '*');
  const [, opening, inside, closing] = inQuotes.exec(text) ?? [];
  let replace = asterisks + text + ending + asterisks;
  if (inside !== undefined) replace = opening + asterisks + inside + asterisks + closing + ending;
  else if (/[\p{L}\p{M}\p{N}]$/u.test(text)) replace = asterisks + text + asterisks + ending;
  const isSafe = inside !== undefined && marks === asterisks;
  const message = say`Write ${{ text: onOneLine(replace) }} here. Otherwise visitors would see the ${{ marks }}.`;
  return { message, fix: fixOf(find, replace, isSafe) };
}

function fixOf(find: string, replace: string, isSafe: boolean): Fix {
  return { find, replace, ...(isSafe && { safe: true }) };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
