import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../../../git.ts';
import { isAncestor, SendError, type Repository } from './repository.ts';

const hookTimeoutMs = 120_000;

/**
 * Commits the files of HEAD with the current folder content/ instead of the old one. Uses a temporary
 * index, so that the branch, the index and all other changes stay as they are.
 * @param parent the last commit that was sent, or HEAD
 * @returns the new commit, or the parent if nothing has changed
 * @throws SendError if a hook fails, or if git does not know the author's name and mail
 */
export async function commitContent(
  { folder, head }: Repository,
  parent: string,
  message: string,
): Promise<string> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'send-'));
  const indexEnv = { GIT_INDEX_FILE: path.join(temporary, 'index') };
  const messageFile = path.join(temporary, 'message');
  const runHook = (...args: string[]) =>
    git(folder, ['hook', 'run', '--ignore-missing', ...args], indexEnv, hookTimeoutMs).catch(
      ({ stderr }: { stderr?: string }) => {
        throw new SendError('hook', stderr?.trim());
      },
    );
  try {
    await git(folder, ['read-tree', head], indexEnv);
    await git(folder, ['add', '--all', '--', 'content'], indexEnv);
    const parentContainsHead = await isAncestor(folder, head, parent);
    const parentTree = await git(folder, ['rev-parse', `${parent}^{tree}`]);
    if (parentContainsHead && (await git(folder, ['write-tree'], indexEnv)) === parentTree)
      return parent;
    await requireIdentity(folder);
    await writeFile(messageFile, `${message}\n`);
    await runHook('pre-commit');
    await runHook('commit-msg', '--', messageFile);
    const tree = await git(folder, ['write-tree'], indexEnv);
    // If the branch has commits that the parent lacks, the new commit merges them.
    const parents = parentContainsHead ? ['-p', parent] : ['-p', parent, '-p', head];
    const text = await readFile(messageFile, 'utf8');
    return await git(folder, ['commit-tree', tree, ...parents, '-m', text.trim()]);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** Requires a configured identity. @throws SendError if no name or mail is set */
async function requireIdentity(folder: string) {
  for (const role of ['AUTHOR', 'COMMITTER']) {
    await git(folder, ['-c', 'user.useConfigOnly=true', 'var', `GIT_${role}_IDENT`]).catch(() => {
      throw new SendError('no-identity');
    });
  }
}
