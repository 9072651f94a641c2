import { diffArrays } from 'diff';

/** A sentence that is gone (`-`) or new (`+`). */
export interface Change {
  sign: '-' | '+';
  sentence: string;
}

/** The fewest removals and additions that make one list of sentences the other, in order. */
export function compare(before: readonly string[], after: readonly string[]): Change[] {
  return diffArrays([...before], [...after])
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value.map((sentence): Change => ({ sign: added ? '+' : '-', sentence })),
    );
}
