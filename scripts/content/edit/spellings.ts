import { CST } from 'yaml';
import type { YamlToken } from '../parse/front-matter.ts';
import type { Words } from '../validate/words.ts';

/**
 * The ways to write another value in place of one, the best first.
 * @param notation how the value is written now
 * @param words those of its file, whose quotes a value takes that needs some now
 */
export function spellings(
  notation: NonNullable<Words['notation']>,
  value: string,
  words: readonly Words[],
): Iterable<string> {
  if (typeof notation === 'string') return attributeSpellings(value, notation);
  const others = words.flatMap((one) =>
    typeof one.notation === 'object' ? one.notation.type : [],
  );
  return yamlSpellings(notation, value, new Set(others));
}

/** A value in the style that it has, or, where it needs quotes now, in those of its neighbours. */
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

/** An attribute's value in its quotes; `&` is written out only where it would be read as a character. */
function attributeSpellings(value: string, quote: string): string[] {
  const named = quote === '"' ? '&quot;' : '&apos;';
  return [value, value.replaceAll('&', '&amp;')].map((text) => text.replaceAll(quote, named));
}
