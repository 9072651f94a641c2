import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CompileResult } from '../../src/compiler/compile.ts';
import { changedFiles, writePastContent } from '../diff/past-content.ts';
import { git } from '../git.ts';
import { load } from '../read/load.ts';

/** The names of the default branch, the most certain first. Without any, it is the current commit. */
const branches = ['origin/HEAD', 'origin/main', 'main', 'HEAD'];

/**
 * Returns the content of the last commit of the default branch that the current files are based on.
 * Returns undefined if nothing differs from it, or if there is no git.
 * @param root the folder that contains content/
 */
export async function publishedContent(root: string): Promise<CompileResult | undefined> {
  const commit = await findPublishedCommit(root);
  const changed = commit === undefined ? [] : await changedFiles(root, commit).catch(() => []);
  if (commit === undefined || changed.length === 0) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
  try {
    await writePastContent(root, commit, folder);
    return await load(folder);
  } catch {
    // There was no content at that commit.
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function findPublishedCommit(root: string): Promise<string | undefined> {
  for (const branch of branches) {
    const commit = await git(root, ['merge-base', 'HEAD', branch]).catch(() => undefined);
    if (commit) return commit;
  }
  return undefined;
}
