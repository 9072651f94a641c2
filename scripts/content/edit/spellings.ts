import { CST } from 'yaml';
import type { YamlToken } from '../parse/front-matter.ts';
import type { Segment } from '../text/segments.ts';

/**
 * Returns the possible spellings of a new value in its file, the best first.
 * @param segments the file's segments; a value that needs quotes uses the same quotes as these
 */
export function spellings(
  notation: NonNullable<Segment['notation']>,
  value: string,
  segments: readonly Segment[],
): Iterable<string> {
  if (typeof notation === 'string') return attributeSpellings(value, notation);
  const styles = segments.flatMap((segment) =>
    typeof segment.notation === 'object' ? segment.notation.type : [],
  );
  return yamlSpellings(notation, value, new Set(styles));
}

/** Keeps the style of the old value. If the new one needs quotes, prefers the kind of quotes in the file. */
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

/** Keeps the quotes. Escapes `&` in the second spelling only: `&amp;` may mean the character & itself. */
function attributeSpellings(value: string, quote: string): string[] {
  const entity = quote === '"' ? '&quot;' : '&apos;';
  return [value, value.replaceAll('&', '&amp;')].map((text) => text.replaceAll(quote, entity));
}
