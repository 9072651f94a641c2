import type { Singletons } from '../../../src/singletons/schemas.ts';
import { isBusiness, pagesFolder } from '../content-types/content-types.ts';
import {
  limitDiagnostics,
  type Diagnostic,
  type FileDiagnostic,
} from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { missingBusiness } from './missing-business.ts';
import { undrawnLetters } from './undrawn-letters.ts';

/**
 * What remains to be done before content without errors is published, which drafts are not; the
 * passing of time adds nothing.
 * @param published the files that visitors see, as `load` gives them out
 */
export function remaining(published: readonly ContentFile[]): Diagnostic[] {
  return limitDiagnostics([
    ...missingBusiness(published),
    ...published.flatMap((file) =>
      remainingIn(file).map((diagnostic) => ({ path: file.source.path, ...diagnostic })),
    ),
  ]);
}

function remainingIn(file: ContentFile): FileDiagnostic[] {
  const { names, diagnostics } = madeUpFacts(file);
  // A made-up fact may well be at example.com; once is enough.
  const told = new Set(
    file.words.filter(({ path = [] }) => names.includes(String(path[0]))).map(({ line }) => line),
  );
  const others = standIns(file).filter(({ line }) => !told.has(line));
  return [...diagnostics, ...others, ...lengths(file), ...undrawnLetters(file)];
}

/** The facts that the shop's file lists as placeholders, each where its value stands. */
function madeUpFacts({ source, data, frontMatter }: ContentFile): {
  names: readonly string[];
  diagnostics: FileDiagnostic[];
} {
  if (!isBusiness(source)) return { names: [], diagnostics: [] };
  const { placeholders: names = [] } = (data ?? {}) as Partial<Singletons['business']>;
  const diagnostics = names.map((name) => ({
    ...frontMatter.positionOf([name]),
    message: `"${name}" is still made up; write what is true, then take ${name} off the list under "placeholders:"`,
  }));
  return { names, diagnostics };
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
function standIns({ source: { text } }: ContentFile): FileDiagnostic[] {
  return kinds.flatMap(([pattern, advice]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...positionAt(text, index),
      message: `"${words}" ${advice}`,
    })),
  );
}

/** How many characters of a page search results show, with its facts inserted. */
const limits = [
  { field: 'title', least: 1, most: 60 },
  { field: 'description', least: 70, most: 160 },
] as const;

/** Titles and descriptions of pages that search results would cut or hardly fill. */
function lengths({ source, data, frontMatter }: ContentFile): FileDiagnostic[] {
  if (source.folder !== pagesFolder || !data) return [];
  return limits.flatMap(({ field, least, most }) => {
    const count = [...String(data[field])].length;
    if (count >= least && count <= most) return [];
    const advice =
      count > most
        ? `search results cut it after ${most}, so shorten it`
        : `search results have room for ${least} to ${most}, so write more`;
    const message = `the ${field} has ${count} characters with its facts; ${advice}`;
    return [{ ...frontMatter.positionOf([field]), message }];
  });
}
