import type { Explanation } from '../../diagnostics/diagnostic.ts';
import type { Facts } from '../../text/facts.ts';

/** A kind of text to search: fields and attributes, the Markdown of paragraphs, or their text. */
export type Region = 'field' | 'paragraph' | 'text' | 'text outside links' | 'code';

/** Markup that visitors would see. In messages, $0 is the match and $1 is its first group. */
export type Markup = { rule: string; in?: readonly Region[]; find: RegExp } & (
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
