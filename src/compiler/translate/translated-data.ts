/**
 * Merges the text of a translation into the front matter of its original. Maps in lists are paired if
 * both lists have the same length. Otherwise, the original list stays.
 */
export function translatedData(original: unknown, translation: unknown): unknown {
  if (translation === undefined) return original;
  // A translated map, or a list of maps, lacks the fields that are not text.
  if (original === undefined && [translation].flat().some(isMap)) return undefined;
  if (Array.isArray(original) && Array.isArray(translation) && original.some(isMap)) {
    if (translation.length !== original.length) return original;
    return original.map((item, index) => translatedData(item, translation[index]));
  }
  if (!isMap(original) || !isMap(translation)) return translation;
  const entries = Object.entries(translation).map(([name, value]) => [
    name,
    translatedData(original[name], value),
  ]);
  return { ...original, ...Object.fromEntries(entries) };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
