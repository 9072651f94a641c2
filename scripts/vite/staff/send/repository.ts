import { existsSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../git.ts';
import type { SendRefusal } from '../../../../src/staff/transport/send.ts';

/** An error that stops Send. The client has a sentence for each reason. */
export class SendError extends Error {
  constructor(
    readonly reason: SendRefusal,
    readonly detail?: string,
  ) {
    super(detail ?? reason);
  }
}

/** The repository of content/, with the open branch and the commit that Send has pushed last. */
export type Repository = Awaited<ReturnType<typeof openRepository>>;

/** The prefix of the ref for the open branch. It is not a local branch, so the current branch stays. */
export const openRefs = 'refs/staff-bar/open/';
/** The ref of the commit that Send has pushed last. */
export const pushedRef = 'refs/staff-bar/pushed';

/** Files that exist in git's folder during an unfinished operation, such as a merge. */
const busyFiles = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];

/** Reads the state of a repository. @param folder contains content/ @throws SendError if nothing can be sent from it */
export async function openRepository(folder: string) {
  const gitFolder = await git(folder, ['rev-parse', '--absolute-git-dir']).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw new SendError(code === 'ENOENT' ? 'no-git' : 'no-history');
    },
  );
  const head = await commitOf(folder, 'HEAD');
  if (!head) throw new SendError('no-history');
  if (busyFiles.some((name) => existsSync(path.join(gitFolder, name))))
    throw new SendError('merging');
  const remotes = (await git(folder, ['remote'])).split('\n');
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (!remote) throw new SendError('no-remote');
  const listRefs = ['for-each-ref', '--format=%(objectname) %(refname)', openRefs];
  const [commit = '', ref] = (await git(folder, listRefs)).split(/\s/);
  /** The branch that the next Send updates, because it is not merged yet. */
  const open = ref ? { branch: ref.slice(openRefs.length), commit } : undefined;
  const pushed = await commitOf(folder, pushedRef);
  return { folder, remote, head, open, pushed };
}

/** Returns the commit for a name, or undefined. */
export function commitOf(folder: string, name: string): Promise<string | undefined> {
  const command = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  return git(folder, command).catch(() => undefined);
}

/** Returns true if a commit is in the history of a later commit. */
export function isAncestor(folder: string, commit: string, later: string): Promise<boolean> {
  return succeeds(folder, ['merge-base', '--is-ancestor', commit, later]);
}

/** Returns true if content/ is the same in two commits or trees. */
export function hasSameContent(folder: string, a: string, b: string): Promise<boolean> {
  return succeeds(folder, ['diff-tree', '--quiet', a, b, '--', 'content']);
}

async function succeeds(folder: string, args: readonly string[]): Promise<boolean> {
  const output = await git(folder, args).catch(() => undefined);
  return output !== undefined;
}
