import path from 'node:path';
import { git } from '../git.ts';
import { UserError } from '../user-error.ts';

/**
 * Writes content/ as it was at a commit. The working tree and the index do not change.
 * @param root the project's folder
 * @param ref a commit in git's notation: `HEAD`, `main`, `v1.0`, `HEAD~3`
 * @param folder an empty folder, which receives content/
 * @throws UserError
 */
export async function writePastContent(root: string, ref: string, folder: string): Promise<void> {
  const topFolder = await git(root, ['rev-parse', '--show-toplevel']).catch((error: GitError) => {
    throw new UserError(explainError(error), { cause: error });
  });
  const hashOf = (object: string) =>
    git(root, ['rev-parse', '--verify', '--end-of-options', object]);
  const commit = await hashOf(`${ref}^{commit}`).catch(() => {
    throw new UserError(
      `Git does not know "${ref}". Write a branch, a tag or a commit, such as main, v1.0 or HEAD~3.`,
    );
  });
  const tree = await hashOf(`${commit}:./content`).catch(() => {
    throw new UserError(`There was no folder content/ at "${ref}".`);
  });
  const environment = { GIT_INDEX_FILE: path.join(folder, 'index') };
  await git(topFolder, ['read-tree', tree], environment);
  await git(topFolder, ['checkout-index', '--all', `--prefix=${folder}/content/`], environment);
}

/** Returns the files of content/ that differ from a commit, including new and removed files. */
export async function changedFiles(root: string, ref: string): Promise<string[]> {
  const diffArgs = ['diff', '--name-only', '--relative', '-z', ref, '--', 'content'];
  const untrackedArgs = ['ls-files', '--others', '--exclude-standard', '-z', 'content'];
  const lists = await Promise.all([git(root, diffArgs), git(root, untrackedArgs)]);
  return lists.join('').split('\0').filter(Boolean).toSorted();
}

type GitError = NodeJS.ErrnoException & { stderr?: string };

function explainError({ code, stderr = '' }: GitError): string {
  if (code === 'ENOENT') return 'Git is not installed, so there is nothing to compare with.';
  if (stderr.includes('not a git repository'))
    return 'This folder is not in a Git repository, so there is nothing to compare with.';
  // For example, the folder belongs to another user. Git then names the command that allows it.
  return `Git cannot compare. ${stderr.trim()}`;
}
