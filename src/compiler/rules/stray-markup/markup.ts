import type { Explanation } from '../../diagnostics/diagnostic.ts';
import type { Facts } from '../../text/facts.ts';

/**
 * A part of a file: a field or an attribute, a whole paragraph, a phrase (the text and facts of a
 * paragraph, heading or cell, in which \0 hides Markdown), text without Markdown, or code.
 */
export type Region = 'field' | 'paragraph' | 'phrase' | 'text' | 'text outside links' | 'code';

/**
 * Markup that visitors would see, by default in text. In `message` and `replace`, $0 is the match and
 * $1 is its first group. Limits of a pattern such as {0,999} keep the search fast.
 */
export type Markup = { rule: string; in?: readonly Region[]; pattern: RegExp } & (
  | { message: string; replace?: string; safe?: true }
  | { explain: (match: RegExpMatchArray, facts: Facts) => Explanation | undefined }
);

/** Explains a match; undefined if it is not stray markup. */
export function explainMarkup(
  markup: Markup,
  match: RegExpMatchArray,
  facts: Facts,
): Explanation | undefined {
  if ('explain' in markup) return markup.explain(match, facts);
  const { message, replace, safe } = markup;
  const interpolate = (text: string) =>
    text.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  if (replace === undefined) return { message: interpolate(message) };
  const fix = { find: match[0], replace: interpolate(replace), ...(safe && { safe }) };
  return { message: interpolate(message), fix };
}
