import type { Singletons } from '../../../src/singletons/schemas.ts';
import { isBusiness } from '../content-types/content-types.ts';
import { positionAt } from '../diagnostics/position.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { Finding, Rule } from './rule.ts';

export const placeholder: Rule = {
  id: 'placeholder',
  level: 'release',
  scope: 'file',
  summary: 'Facts, text, links and numbers are real ones.',
  check(file) {
    const { names, findings } = madeUpFacts(file);
    // A made-up fact may well be at example.com; once is enough.
    const reported = new Set(
      file.words.filter(({ path = [] }) => names.includes(String(path[0]))).map(({ line }) => line),
    );
    return [...findings, ...placeholdersIn(file).filter(({ line }) => !reported.has(line))];
  },
};

/** The facts that the shop's file lists as placeholders, each where its value stands. */
function madeUpFacts({ source, data, frontMatter }: ContentFile): {
  names: readonly string[];
  findings: Finding[];
} {
  if (!isBusiness(source)) return { names: [], findings: [] };
  const { placeholders: names = [] } = (data ?? {}) as Partial<Singletons['business']>;
  const findings = names.map((name) => ({
    ...frontMatter.positionOf([name]),
    message: `"${name}" is still made up; write what is true, then take ${name} off the list under "placeholders:"`,
  }));
  return { names, findings };
}

/** Words that hold the place of others, and what to do about them. */
const kinds: readonly [RegExp, string][] = [
  [/\b(?:TODO|TBD|X{3,})\b(?!-)/gi, 'is a note to finish something; finish it and remove the note'],
  [/\blorem\b/gi, 'begins words that mean nothing; write the real ones'],
  [
    /\b(?:[\w-]{1,63}\.){0,9}example\.(?:com|org|net)\b|\b[\w-]{1,63}\.example\b(?!\.\w)/gi,
    'is nobody\u2019s address; write the real one',
  ],
  [
    /\byour-(?:\w{1,30}-){0,9}(?:page|shop|name|site)\b/gi,
    'holds the place of a name; write the real one',
  ],
  [/\+?\d[\d -]{0,30}(?:0[ -]?){7}/g, 'is hardly anybody\u2019s number; write the real one'],
];

/** Words that only hold the place of others, anywhere in a file, its notes among them. */
function placeholdersIn({ source: { text } }: ContentFile): Finding[] {
  return kinds.flatMap(([pattern, advice]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...positionAt(text, index),
      message: `"${words}" ${advice}`,
    })),
  );
}
