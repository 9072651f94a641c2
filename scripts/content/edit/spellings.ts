import { CST } from 'yaml';
import type { YamlToken } from '../parse/front-matter.ts';
import type { Segment } from '../text/segments.ts';

/**
 * Returns the possible spellings of a new value, the best first.
 * @param words the file's segments; a value that needs quotes uses the same quotes as these
 */
export function spellings(
  notation: NonNullable<Segment['notation']>,
  value: string,
  words: readonly Segment[],
): Iterable<string> {
  if (typeof notation === 'string') return attributeSpellings(value, notation);
  const others = words.flatMap((one) =>
    typeof one.notation === 'object' ? one.notation.type : [],
  );
  return yamlSpellings(notation, value, new Set(others));
}

/** Keeps the style of a value. If it needs quotes, it prefers the quotes of other values. */
function* yamlSpellings(token: YamlToken, value: string, quotes: ReadonlySet<string>) {
  const inStyle = (type?: 'QUOTE_SINGLE' | 'QUOTE_DOUBLE') => {
    const copy = structuredClone(token);
    CST.setScalarValue(copy, value, { afterKey: true, ...(type && { type }) });
    return CST.stringify(copy);
  };
  const own = inStyle();
  const needsQuotes = token.type === 'scalar' && own.startsWith('"');
  const isSingle = quotes.has('single-quoted-scalar') && !quotes.has('double-quoted-scalar');
  if (needsQuotes && isSingle && !value.includes("'")) yield inStyle('QUOTE_SINGLE');
  yield own;
  yield inStyle('QUOTE_DOUBLE');
}

/** Keeps the quotes; `&` is escaped only if the file would read it as a character. */
function attributeSpellings(value: string, quote: string): string[] {
  const named = quote === '"' ? '&quot;' : '&apos;';
  return [value, value.replaceAll('&', '&amp;')].map((text) => text.replaceAll(quote, named));
}
