import { compareContent } from '../../../diff/compare-content.ts';
import { otherFiles, type Comparison } from '../../../diff/diff-report.ts';
import { headingOf } from '../../../diff/site-sentences.ts';
import { UserError } from '../../../user-error.ts';
import type { Refused } from '../../../../src/staff/protocol/send.ts';
import { titleOf, typeOf } from '../surroundings.ts';
import { commitOf, isAncestor, pushedRef } from './repository.ts';

export type Changes = ReturnType<typeof listChanges>;

/** Compares content/ with HEAD, or with the commit that was sent last if this commit contains HEAD. */
export async function changedPages(
  folder: string,
): Promise<Changes | Refused<'no-git' | 'no-history'>> {
  const pushed = await commitOf(folder, pushedRef);
  const containsHead = pushed !== undefined && (await isAncestor(folder, 'HEAD', pushed));
  try {
    return listChanges(await compareContent(folder, containsHead ? pushed : 'HEAD'));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // ENOENT: git is not installed.
    const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
    return { reason: code === 'ENOENT' ? 'no-git' : 'no-history' };
  }
}

/** Lists the changes by page or by file of content/site, and the files that no page shows. */
function listChanges(comparison: Comparison) {
  const { sections, published, unreadable } = comparison;
  const pages = sections.map((section) => {
    const file = published.find((candidate) => headingOf(candidate) === section.heading);
    const type = file && typeOf(file);
    const title = file && type ? titleOf(file) : section.heading;
    return { ...section, title, type: type === 'page' ? undefined : type };
  });
  return { pages, files: otherFiles(comparison), unreadable };
}
