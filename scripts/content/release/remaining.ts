import type { Singletons } from '../../../src/singletons/schemas.ts';
import { pagesFolder } from '../content-types.ts';
import {
  sortDiagnostics,
  type Diagnostic,
  type FileDiagnostic,
} from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { publishedFiles } from '../drafts.ts';
import { isBusiness } from '../facts.ts';
import { mirroredFolder } from '../languages.ts';
import type { ContentFile } from '../validate/validate-file.ts';

/**
 * What remains to be done before content without errors is published, which drafts are not; the
 * passing of time adds nothing.
 * @param files as `load` gives them out
 */
export function remaining(files: readonly ContentFile[]): Diagnostic[] {
  return sortDiagnostics(
    publishedFiles(files).flatMap((file) =>
      remainingIn(file).map((diagnostic) => ({ path: file.source.path, ...diagnostic })),
    ),
  );
}

function remainingIn(file: ContentFile): FileDiagnostic[] {
  const madeUp = madeUpFacts(file);
  // A made-up fact may well be at example.com; once is enough.
  const others = standIns(file).filter(({ line }) => madeUp.every((fact) => fact.line !== line));
  return [...madeUp, ...others, ...lengths(file)];
}

/** The facts that the shop's file lists as placeholders, each where its value stands. */
function madeUpFacts({ source, data, frontMatter }: ContentFile): FileDiagnostic[] {
  if (!isBusiness(source)) return [];
  const { placeholders = [] } = (data ?? {}) as Partial<Singletons['business']>;
  return placeholders.map((name) => ({
    ...frontMatter.positionOf([name]),
    message: `"${name}" is still made up; write what is true, then take ${name} off the list under "placeholders:"`,
  }));
}

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
  if (mirroredFolder(source.folder) !== pagesFolder || !data) return [];
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
