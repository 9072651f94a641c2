/**
 * All matches of a pattern with the flag `g`. In most texts there is none, and `matchAll` makes a copy
 * of the pattern before it looks.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
