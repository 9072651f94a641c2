import { CST } from 'yaml';
import type { YamlToken } from '../read/parse/front-matter.ts';
import type { Segment } from '../read/resolve/segments.ts';

/**
 * Returns the possible spellings of a new value in its file, the best first.
 * @param segments the file's segments; a value that needs quotes gets the quotes that these use
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

/** Keeps the style of the old value. If the new value needs quotes, prefers the file's kind of quotes. */
function* yamlSpellings(token: YamlToken, value: string, styles: ReadonlySet<string>) {
  const inStyle = (type?: 'QUOTE_SINGLE' | 'QUOTE_DOUBLE') => {
    const copy = structuredClone(token);
    CST.setScalarValue(copy, value, { afterKey: true, ...(type && { type }) });
    // A folded value ends with a line feed, except at the end of the front matter.
    const text = CST.stringify(copy);
    return CST.stringify(token).endsWith('\n') ? text : text.trimEnd();
  };
  const inOldStyle = inStyle();
  const needsQuotes = token.type === 'scalar' && inOldStyle.startsWith('"');
  const usesSingles = styles.has('single-quoted-scalar') && !styles.has('double-quoted-scalar');
  if (needsQuotes && usesSingles && !value.includes("'")) yield inStyle('QUOTE_SINGLE');
  yield inOldStyle;
  yield inStyle('QUOTE_DOUBLE');
}

/** Keeps the quotes. The second spelling also escapes `&`: MDX would read the text `&amp;` as `&`. */
function attributeSpellings(value: string, quote: string): string[] {
  const entity = quote === '"' ? '&quot;' : '&apos;';
  return [value, value.replaceAll('&', '&amp;')].map((text) => text.replaceAll(quote, entity));
}
