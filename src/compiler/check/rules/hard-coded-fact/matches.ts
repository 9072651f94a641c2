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
