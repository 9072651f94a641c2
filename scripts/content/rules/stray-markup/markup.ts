import type { Explanation } from '../../diagnostics/diagnostic.ts';
import type { Facts } from '../../text/facts.ts';

/** A kind of text. Fields include attributes, and a paragraph is searched as it is written. */
export type Region = 'field' | 'paragraph' | 'text' | 'text outside links' | 'code';

/** Markup that visitors would see, in text by default. In messages $0 and $1 stand for the match. */
export type Markup = { rule: string; in?: readonly Region[]; find: RegExp } & (
  | { message: string; replace?: string; safe?: true }
  | { explain: (match: RegExpMatchArray, facts: Facts) => Explanation | undefined }
);

/** Returns the message and the fix; undefined if the match means something else. */
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
