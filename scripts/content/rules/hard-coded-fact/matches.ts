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
 * Returns a function that finds the matches of a pattern.
 * @param factOf names the fact that a match repeats; undefined if the match repeats no fact
 */
export function findMatches(
  pattern: RegExp,
  factOf: (match: RegExpExecArray) => Pick<FoundFact, 'fact' | 'isNearMiss'> | undefined,
): FindFacts {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = factOf(match);
      return found ? [{ start: match.index, end: match.index + match[0].length, ...found }] : [];
    });
}

/** Returns a pattern that does not match inside a longer word or number. */
export function standalone(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.,:/$+-])(?:${source})(?![\\p{L}\\p{N}%]|[.,:/-]\\d)`, 'giu');
}

/** Returns a pattern source that matches a text with any spaces. */
export function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, ' +');
}
