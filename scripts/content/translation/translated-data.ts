/**
 * The front matter of an original with the words of its translation in place of its own, as far as there
 * are any. A list of words is one thing; in other lists entries belong together by their numbers, as long
 * as there are as many of them. Where the original has a part no more, its words alone are none either.
 */
export function translatedData(original: unknown, words: unknown): unknown {
  if (words === undefined) return original;
  if (original === undefined && [words].flat().some(isMap)) return undefined;
  if (Array.isArray(original) && Array.isArray(words) && original.some(isMap)) {
    if (words.length !== original.length) return original;
    return original.map((item, index) => translatedData(item, words[index]));
  }
  if (!isMap(original) || !isMap(words)) return words;
  const entries = Object.entries(words).map(([name, word]) => [
    name,
    translatedData(original[name], word),
  ]);
  return { ...original, ...Object.fromEntries(entries) };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
