import type { CompileResult } from '../../compiler/compile.ts';
import { siteChanges } from '../../compiler/changes/site-changes.ts';
import { headingOf, siteSentences } from '../../compiler/changes/site-sentences.ts';
import { titleOf, typeOf } from '../edits/surroundings.ts';

export type Changes = ReturnType<typeof describeChanges>;

/**
 * Lists the changed sentences by page or by file of content/site, and the files that no page shows.
 * @param paths the changed files
 */
export function describeChanges(
  past: CompileResult,
  current: CompileResult,
  paths: readonly string[],
) {
  const sections = siteChanges(siteSentences(past), siteSentences(current));
  const published = [...current.published, ...past.published];
  const pages = sections.map((section) => {
    const file = published.find((candidate) => headingOf(candidate) === section.heading);
    const type = file && typeOf(file);
    const title = file && type ? titleOf(file) : section.heading;
    return { ...section, title, type: type === 'page' ? undefined : type };
  });
  const files = paths.filter(
    (path) => sections.length === 0 || path.startsWith('content/pictures/'),
  );
  return { pages, files };
}
