import type { ContentFile } from '../validate/validate-file.ts';
import { positionAt } from '../diagnostics/position.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

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
export function standIns({ source: { text } }: ContentFile): FileDiagnostic[] {
  return kinds.flatMap(([pattern, advice]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...positionAt(text, index),
      message: `"${words}" ${advice}`,
    })),
  );
}
