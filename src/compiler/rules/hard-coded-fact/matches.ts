/** A range of a text with the fact that it repeats. */
export interface FoundFact {
  start: number;
  end: number;
  fact: string;
  /** True if the text differs a little from the fact: probably a typing error. */
  isNearMiss?: boolean;
}

export type FindFacts = (text: string) => FoundFact[];

/**
 * Returns a function that finds facts by a pattern.
 * @param identify names the fact that a match repeats; undefined if the match repeats no fact
 */
export function createFinder(
  pattern: RegExp,
  identify: (match: RegExpExecArray) => Pick<FoundFact, 'fact' | 'isNearMiss'> | undefined,
): FindFacts {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = identify(match);
      return found ? [{ start: match.index, end: match.index + match[0].length, ...found }] : [];
    });
}

/** Returns a pattern that does not match inside a longer word or number. */
export function createPattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.,:/$+-])(?:${source})(?![\\p{L}\\p{N}%]|[.,:/-]\\d)`, 'giu');
}

/** Returns the source of a pattern that matches a text, with one or more spaces for each space. */
export function toPatternSource(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, ' +');
}
