import { GitHubError } from '../files/staff-error.ts';
import type { Branches, CommitMessage } from '../files/github.ts';
import { splitCommits } from '../files/split-commits.ts';
import { differences } from './draft-changes.ts';
import { closeEarlierRequests, readEdits, type Sending } from './earlier-requests.ts';
import type { Publication, Rename } from './publication.ts';
import { finishSending, includeBranchEdits, startSending } from './sent-draft.ts';

/** The limit of sveltia-cms for one commit. Base64 makes the request a third larger. */
const maxCommitBytes = 12_000_000;

/**
 * Sends the draft as a pull request, or adds it to the open one. A new request replaces the open one
 * if the default branch has other content since. What a colleague has changed in the open one is sent
 * too. Closes the open request if nothing is left to send.
 * @throws GitHubError `moved` if somebody has changed the same lines, or in this moment
 */
export async function sendDraft(
  sending: Sending,
  branches: Branches,
  message: CommitMessage,
): Promise<void> {
  const { github, session, publications } = sending;
  if (isOpen(publications.current(), branches)) await includeEdits(sending, branches);
  const { changes, snapshot, renames = [] } = session.draft();
  if (branches.main.revision !== snapshot.revision || session.state().conflicts.length > 0)
    throw new GitHubError('moved');
  const last = publications.current();
  if (changes.length === 0) {
    const toClose = withOpen(last, branches, renames);
    if (last && isOpen(last, branches))
      await publications.update({ ...last, toClose, step: 'withdrawn' });
    return closeEarlierRequests(sending);
  }
  const next = nextPublication(last, branches, renames);
  const isCurrent = next.branch === last?.branch;
  await publications.update(next);
  const known = isCurrent ? branches : { ...branches, branch: undefined, request: undefined };
  await writeBranch(sending, next, known, message);
  const numbers = next.toClose?.map(({ request }) => `#${request.number}`) ?? [];
  const body =
    numbers.length > 0 ? `${message.body}\n\nReplaces ${numbers.join(', ')}.` : message.body;
  const request = known.request
    ? await github.describeRequest(known.request.id, { ...message, body })
    : await github.openRequest(branches, next.branch, { ...message, body });
  await session.changeDraft(finishSending);
  await publications.update({ ...(publications.current() ?? next), request, step: 'waiting' });
  return closeEarlierRequests(sending);
}

/** Returns true if the branch can get more commits: its request is open, or not opened yet. */
function isOpen(last: Publication | undefined, { request }: Branches): boolean {
  return request ? request.state === 'OPEN' : last?.step === 'sending';
}

/** Returns the publication with the open branch, or with a new branch that replaces it. */
function nextPublication(
  last: Publication | undefined,
  branches: Branches,
  renames: readonly Rename[],
): Publication {
  const { main } = branches;
  // A branch from an older version of the content may have conflicts with the newer one.
  if (last && isOpen(last, branches) && last.base === main.revision)
    return { ...last, toClose: withoutBranch(last), step: 'sending' };
  return {
    branch: newBranch(),
    base: main.revision,
    commit: main.commit,
    toClose: withOpen(last, branches, renames),
    step: 'sending',
  };
}

/** Returns the requests to close, without the one of the branch, which staff may need again. */
const withoutBranch = ({ branch, toClose = [] }: Publication) =>
  toClose.filter((earlier) => earlier.branch !== branch);

/** Returns the requests to close, with the open one. */
function withOpen(
  last: Publication | undefined,
  { branch, request }: Branches,
  renames: readonly Rename[],
): Publication['toClose'] {
  if (!last || request?.state !== 'OPEN') return last?.toClose;
  return [
    ...withoutBranch(last),
    { branch: last.branch, request, commit: branch?.commit, renames },
  ];
}

/** Adds what a colleague has changed in the open branch to the draft. */
async function includeEdits(
  { github, session, publications }: Sending,
  branches: Branches,
): Promise<void> {
  const last = publications.current();
  if (!last || !branches.branch) return;
  const edits = await readEdits(github, last.commit, branches);
  if (edits.length > 0)
    await session.changeDraft((draft, files) => includeBranchEdits(draft, files, edits));
  await publications.update({ ...last, commit: branches.branch.commit });
}

/** Writes the draft into a branch, which it creates if necessary. */
async function writeBranch(
  { github, session, publications }: Sending,
  next: Publication,
  branches: Branches,
  message: CommitMessage,
): Promise<void> {
  const { snapshot, files } = await session.changeDraft((draft) =>
    startSending(draft, next.branch),
  );
  if (branches.main.revision !== snapshot.revision) throw new GitHubError('moved');
  let branch = branches.branch ?? (await github.createBranch(branches, next.branch));
  const isNew = branch.commit === branches.main.commit;
  const before = isNew ? snapshot : await github.readAt(branch.commit);
  const commits = splitCommits(differences(before.files, files), maxCommitBytes);
  if (!commits) throw new GitHubError('too-large');
  for (const changes of commits) {
    branch = await github.commit(branch, changes, message);
    await publications.update({ ...next, commit: branch.commit });
  }
}

export function newBranch(): string {
  return `staff-${crypto.randomUUID()}`;
}
