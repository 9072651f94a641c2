import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diagnosticLine } from '../content/diagnostics/report.ts';
import { load, type LoadResult } from '../content/load.ts';
import { staleTranslations } from '../content/translation/stale.ts';
import { diffReport } from './diff-report.ts';
import { changedFiles, writePastContent } from './past-content.ts';
import { siteChanges } from './site-changes.ts';
import { siteWords } from './site-words.ts';

/**
 * What changes for visitors from a commit to the files as they are now, in sentences. Both states are
 * compared as far as they can be read, whatever the rules of today say of them.
 * @param root the folder that holds content/
 * @param ref what git calls the commit
 * @throws Refusal where git knows no such commit
 */
export async function describeChanges(root: string, ref: string, colour: boolean): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'diff-')));
  try {
    await writePastContent(root, ref, folder);
    const [is, was] = await loadBoth(root, folder);
    const stale = is.model ? await staleTranslations(root, is.files) : [];
    const comparison = {
      ref,
      sections: siteChanges(siteWords(was), siteWords(is)),
      files: await changedFiles(root, ref),
      unreadable: [...unreadable(was, ref), ...unreadable(is, 'the files as they are now')],
      stale,
    };
    return diffReport(comparison, colour);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Where the facts of one state have errors, those of the other are inserted. */
async function loadBoth(root: string, past: string): Promise<[is: LoadResult, was: LoadResult]> {
  const is = await load(root);
  const was = await load(past, { facts: is.facts });
  return [is.facts ? is : await load(root, { facts: was.facts }), was];
}

/** A line for each file of which not all can be read, with its first error. */
function unreadable({ files, diagnostics }: LoadResult, state: string): string[] {
  return files
    .filter(
      ({ type, frontMatter, body }) =>
        type && (!frontMatter.data || (type.body === 'required' && body?.incomplete !== false)),
    )
    .flatMap(({ source }) => diagnostics.find(({ path: file }) => file === source.path) ?? [])
    .map((first) => `${diagnosticLine(first)} (in ${state})`);
}
