import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diagnosticLine } from '../../src/compiler/diagnostics/report.ts';
import { load } from '../read/load.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';
import type { ContentFile } from '../../src/compiler/read/resolve/content-file.ts';
import { staleTranslations } from '../../src/compiler/translate/stale.ts';
import { createReadBlob } from '../read/read-blob.ts';
import type { Comparison } from './diff-report.ts';
import { changedFiles, writePastContent } from './past-content.ts';
import { siteChanges } from './site-changes.ts';
import { siteSentences } from './site-sentences.ts';

/**
 * Finds how the site changes between a commit and the current files. Both versions are compared as
 * far as they can be read, even if they have errors.
 * @param root the folder that contains content/
 * @param ref a commit in git's notation
 * @throws UserError if git does not know the commit
 */
export async function compareContent(root: string, ref: string): Promise<Comparison> {
  const pastRoot = await realpath(await mkdtemp(path.join(tmpdir(), 'diff-')));
  try {
    await writePastContent(root, ref, pastRoot);
    const { current, past } = await loadBoth(root, pastRoot);
    const stale = current.model ? await staleTranslations(current.files, createReadBlob(root)) : [];
    return {
      ref,
      sections: siteChanges(siteSentences(past), siteSentences(current)),
      published: [...current.published, ...past.published],
      files: await changedFiles(root, ref),
      unreadable: [
        ...unreadableLines(past, ref),
        ...unreadableLines(current, 'the files as they are now'),
      ],
      stale,
    };
  } finally {
    await rm(pastRoot, { recursive: true });
  }
}

/** Loads both versions. If one version has no valid facts, it uses the facts of the other version. */
async function loadBoth(root: string, pastRoot: string) {
  const current = await load(root);
  const past = await load(pastRoot, { facts: current.facts });
  if (current.facts) return { current, past };
  return { current: await load(root, { facts: past.facts }), past };
}

/** Returns a line for each file that cannot be read completely, with its first error. */
function unreadableLines({ files, diagnostics }: CompileResult, version: string): string[] {
  return files.filter(isIncomplete).flatMap(({ textFile }) => {
    const firstError = diagnostics.find((diagnostic) => diagnostic.path === textFile.path);
    return firstError ? [`${diagnosticLine(firstError)} (in ${version})`] : [];
  });
}

function isIncomplete({ type, frontMatter, body }: ContentFile): boolean {
  if (!type) return false;
  return !frontMatter.data || (type.body === 'required' && (!body || body.incomplete));
}
