import type { ContentFile } from '../validate/examine-file.ts';
import { matchesIn } from '../link/matches-in.ts';
import { placeAt } from '../diagnostics/position.ts';
import type { Fault } from '../diagnostics/diagnostic.ts';

/** Words that hold the place of others, and what to do about them. */
const kinds: readonly [RegExp, string][] = [
  [/\b(?:TODO|TBD|XXX)\b(?!-)/g, 'is a note to finish something; finish it and remove the note'],
  [/\blorem\b/gi, 'begins words that mean nothing; write the real ones'],
  [
    /\b(?:[\w-]+\.)*example\.(?:com|org|net)\b|\b[\w-]+\.example\b(?!\.\w)/gi,
    'is nobody\u2019s address; write the real one',
  ],
];

/** Words that only hold the place of others, anywhere in a file, its notes among them. */
export function standIns({ source: { text } }: ContentFile): Fault[] {
  return kinds.flatMap(([pattern, advice]) =>
    matchesIn(text, pattern).map(({ 0: words, index }) => ({
      ...placeAt(text, index),
      message: `"${words}" ${advice}`,
    })),
  );
}
