import { diffArrays } from 'diff';

/** A sentence that is removed (`-`) or added (`+`). */
export interface SentenceChange {
  sign: '-' | '+';
  sentence: string;
}

/** Returns the smallest number of changes that turn one list of sentences into the other. */
export function compare(before: readonly string[], after: readonly string[]): SentenceChange[] {
  return diffArrays([...before], [...after])
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value.map((sentence): SentenceChange => ({ sign: added ? '+' : '-', sentence })),
    );
}
