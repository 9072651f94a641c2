/**
 * Merges the text of a translation into the front matter of its original.
 * Items of lists are paired if both lists have the same length.
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
