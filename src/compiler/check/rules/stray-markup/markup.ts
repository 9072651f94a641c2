import type { Explanation } from '../../../diagnostics/diagnostic.ts';
import type { Facts } from '../../../read/facts/facts.ts';
import { error, warning } from '../rule.ts';
import { type Message } from '../../../../site/fields/say.ts';

/**
 * A part of a file: a field or an attribute, a whole paragraph, a phrase (the text and facts of a
 * paragraph, heading or cell, in which \0 hides Markdown), text without Markdown, or code.
 */
export type Region = 'field' | 'paragraph' | 'phrase' | 'text' | 'text outside links' | 'code';

export const markupRules = [
  error('stray-markup', 'Visitors see no characters of Markdown.'),
  warning('doubtful-markup', 'No character looks like unfinished Markdown or like a note.'),
  error('hidden-character', 'The text has no invisible characters, and no codes of them.'),
  error('lost-letters', 'No letters were lost when the text was copied.'),
];

/**
 * Markup that visitors would see, by default an error in text. In `replace`, $1 is the first group of the match.
 * `explain` receives the facts of the shop, and what follows the match in the file without a space.
 * Limits of a pattern such as {0,999} keep the search fast.
 */
export type Markup = { rule?: string; in?: readonly Region[]; pattern: RegExp } & (
  | { message: Message | ((match: RegExpMatchArray) => Message); replace?: string; safe?: true }
  | { explain: (match: RegExpMatchArray, facts: Facts, rest: string) => Explanation | undefined }
);

/** Explains a match; undefined if it is not stray markup. */
export function explainMarkup(
  markup: Markup,
  match: RegExpMatchArray,
  facts: Facts,
  rest: string,
): Explanation | undefined {
  if ('explain' in markup) return markup.explain(match, facts, rest);
  const { replace, safe } = markup;
  const message = typeof markup.message === 'function' ? markup.message(match) : markup.message;
  if (replace === undefined) return { message };
  const interpolated = replace.replaceAll(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
  return { message, fix: { find: match[0], replace: interpolated, ...(safe && { safe }) } };
}
