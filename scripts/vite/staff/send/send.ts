import { randomInt } from 'node:crypto';
import { git } from '../../../git.ts';
import { fileNameFor } from '../../../../src/compiler/edit/file-name.ts';
import type {
  Refused,
  SendRefusal,
  SendRequest,
  SentBranch,
} from '../../../../src/staff/transport/send.ts';
import { commitContent } from './commit-content.ts';
import { compareLink, runOnRemote } from './remote.ts';
import {
  commitOf,
  hasSameContent,
  isAncestor,
  openRefs,
  openRepository,
  pushedRef,
  SendError,
  type Repository,
} from './repository.ts';

/** The ref of the remote's default branch, as `findOpenBranch` has fetched it last. */
const publishedRef = 'refs/staff-bar/published';

/**
 * Creates the calls that send content/ as a commit on a separate branch, for a pull request.
 * @param folder the folder that contains content/
 * @param hasErrors returns true if the content has errors
 * @param timeoutMs the time limit of the remote
 */
export function createSend(folder: string, hasErrors: () => Promise<boolean>, timeoutMs = 60_000) {
  return {
    async send({ message, identity }: SendRequest): Promise<SentBranch | Refused<SendRefusal>> {
      try {
        if (await hasErrors()) throw new SendError('errors');
        const repository = await openRepository(folder);
        if (identity) {
          await git(folder, ['config', 'user.name', identity.name]);
          await git(folder, ['config', 'user.email', identity.mail]);
        }
        await requireContentOnly(repository);
        return await sendBranch(repository, message, timeoutMs);
      } catch (error) {
        if (!(error instanceof SendError)) throw error;
        return { reason: error.reason, detail: error.detail };
      }
    },
    /** Returns the branch that the next Send updates; undefined if it begins a new branch. */
    async openBranch() {
      const repository = await openRepository(folder).catch(() => undefined);
      return repository?.open && describeBranch(repository, repository.open);
    },
    /** Makes the next Send begin a new branch. */
    async startOver() {
      const { open } = await openRepository(folder);
      if (open) await git(folder, ['update-ref', '-d', openRefs + open.branch]);
    },
  };
}

/** Commits content/ and pushes the commit to the open branch or to a new branch. */
async function sendBranch(repository: Repository, message: string, timeoutMs: number) {
  const { folder, remote, head, pushed } = repository;
  const [open, fetchError] = await findOpenBranch(repository, timeoutMs);
  const commit = await commitContent(repository, open?.commit ?? head, message);
  const published = await commitOf(folder, publishedRef);
  const isPublished = !open && published && (await hasSameContent(folder, commit, published));
  if (commit === pushed || isPublished || (await isOnRemote(repository, commit)))
    throw new SendError('no-changes');
  const branch = open?.branch ?? newBranch(message);
  await git(folder, ['update-ref', openRefs + branch, commit]);
  // The ref keeps the commit for the next Send, even if the remote cannot be reached.
  if (fetchError) throw fetchError;
  const push = ['push', '--porcelain', remote, `${commit}:refs/heads/${branch}`];
  await runOnRemote(repository, push, timeoutMs);
  await git(folder, ['update-ref', pushedRef, commit]);
  return describeBranch({ ...repository, pushed: commit }, { branch, commit });
}

/** Returns the open branch unless it is merged or deleted, and the error if the fetch failed. */
async function findOpenBranch(
  repository: Repository,
  timeoutMs: number,
): Promise<[Repository['open'], SendError | undefined]> {
  const { folder, remote, open, pushed } = repository;
  if (!open || pushed !== open.commit) return [open, undefined];
  // With `*`, the fetch does not fail if the branch has been deleted.
  const branches = `+refs/heads/${open.branch}*:refs/staff-bar/remote/${open.branch}*`;
  const options = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head'];
  const fetch = ['fetch', ...options, remote, `+HEAD:${publishedRef}`, branches];
  try {
    await runOnRemote(repository, fetch, timeoutMs);
  } catch (error) {
    if (error instanceof SendError) return [open, error];
    throw error;
  }
  const remoteBranch = await commitOf(folder, `refs/staff-bar/remote/${open.branch}`);
  const isMerged =
    (await isAncestor(folder, open.commit, publishedRef)) ||
    (await hasSameContent(folder, open.commit, publishedRef));
  if (remoteBranch && !isMerged) return [open, undefined];
  await git(folder, ['update-ref', '-d', openRefs + open.branch]);
  return [undefined, undefined];
}

/** Requires unpublished commits to change only content/. @throws SendError if they change more */
async function requireContentOnly({ folder, remote }: Repository) {
  const unpublished = ['HEAD', '--not', `--remotes=${remote}`];
  const otherFiles = [':(top)', ':(exclude)content'];
  const options = ['--max-count=1', '--full-history'];
  const commit = await git(folder, ['rev-list', ...options, ...unpublished, '--', ...otherFiles]);
  if (commit !== '') throw new SendError('other-commits');
}

async function isOnRemote({ folder, remote }: Repository, commit: string): Promise<boolean> {
  const refs = await git(folder, ['for-each-ref', '--contains', commit, `refs/remotes/${remote}`]);
  return refs !== '';
}

async function describeBranch(
  { folder, remote, pushed }: Repository,
  { branch, commit }: NonNullable<Repository['open']>,
) {
  const url = await git(folder, ['remote', 'get-url', remote]);
  return { branch, link: compareLink(url, branch), isPushed: pushed === commit };
}

/** Returns a name that no other branch has: `holiday-hours-2026-11-24-kxqp`. */
function newBranch(message: string): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  const letters = Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length)));
  const day = new Date().toISOString().slice(0, 10);
  return [fileNameFor(message), day, letters.join('')].filter(Boolean).join('-');
}
