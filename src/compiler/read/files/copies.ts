/**
 * Returns the name that a copy begins or ends with: `delivery` for `delivery (1)`, `Copy of delivery`
 * and `delivery.mdx.bak`. Each program and language adds other text to the name of a copy.
 * @param names the names of other files; the longest one is returned
 */
export function originalNameOf(copy: string, names: readonly string[]): string | undefined {
  const lowerCase = copy.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, '');
  const withoutNumber = lowerCase.replace(/\s*\(?\d+\)?$/, '');
  const isContained = (name: string) =>
    (lowerCase.startsWith(name) && isEdge(lowerCase.charAt(name.length))) ||
    [lowerCase, withoutNumber].some(
      (text) => text.endsWith(name) && isEdge(text.at(-name.length - 1)),
    );
  return names
    .filter((name) => name !== copy && isContained(name))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Returns true for a character that does not continue a word. */
function isEdge(character = ''): boolean {
  return !/[\p{L}\p{M}\p{N}]/u.test(character);
}
