import { checkRelease } from '../../compiler/run-rules.ts';
import { revisionOf } from '../../compiler/files/revision.ts';
import { GitHubError } from '../staff-error.ts';
import type { Branches, GitHub, Message } from '../transport/github.ts';
import { splitCommits } from '../transport/split-commits.ts';
import { differences } from './draft-changes.ts';
import type { DraftStore } from './drafts.ts';
import type { Publication } from './publication.ts';
import type { Session } from './session.ts';
import { listDiagnostics } from './state.ts';

export type Publishing = Awaited<ReturnType<typeof createPublishing>>;

/** The limit of sveltia-cms for one commit. Base64 makes the request a third larger. */
const maxCommitBytes = 12_000_000;

/** Creates the calls that send the draft to GitHub and follow it until the site shows it. */
export async function createPublishing(github: GitHub, session: Session, store: DraftStore) {
  let publication = await store.readPublication();
  const listeners = new Set<() => void>();
  const update = async (next: Publication) => {
    publication = next;
    await store.writePublication(next);
    for (const listener of listeners) listener();
  };

  /** Returns true if the published site was built from the content of the default branch. */
  const isLive = async () => {
    const response = await fetch('/revision.txt', { cache: 'no-store' });
    return response.ok && (await response.text()).trim() === revisionOf(session.published());
  };

  /** Returns what was sent if the next changes belong to the same request. */
  const findOpen = async ({ main, branch, request }: Branches) => {
    const isOpen = request ? request.state === 'OPEN' : publication?.step === 'sending';
    // A branch from an older version of the content may have conflicts with the newer one.
    if (!publication || !isOpen || publication.base !== main.revision) return undefined;
    const { commit } = publication;
    if (branch && commit && branch.commit !== commit) {
      // Somebody else has changed the branch.
      const [sent, current] = [await github.readAt(commit), await github.readAt(branch.commit)];
      await session.include(differences(sent.files, current.files));
      await update({ ...publication, commit: branch.commit });
    }
    return publication;
  };

  /** Writes the changes into the branch of a publication, which it creates if necessary. */
  const writeBranch = async (sending: Publication, branches: Branches, message: Message) => {
    const { snapshot, files } = session.draft();
    let branch = branches.branch ?? (await github.createBranch(branches, sending.branch));
    const isNew = branch.commit === branches.main.commit;
    const before = isNew ? snapshot : await github.readAt(branch.commit);
    const commits = splitCommits(differences(before.files, files), maxCommitBytes);
    if (!commits) throw new GitHubError('too-large');
    for (const changes of commits) branch = await github.commit(branch, changes, message);
    return { commit: branch.commit, files: revisionOf(files) };
  };

  return {
    state: () => publication,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Lists what remains to be done before the site can be published. */
    tasks() {
      const { latest } = session.state();
      return latest.model ? listDiagnostics(checkRelease(latest), latest.files) : [];
    },
    /** Returns true if the draft differs from what was sent last. */
    hasUnsent() {
      const { changes, files } = session.draft();
      const isWaiting = publication?.step === 'waiting' || publication?.step === 'failed';
      return isWaiting ? publication?.files !== revisionOf(files) : changes.length > 0;
    },
    /**
     * Sends the draft as a pull request, or adds it to the open one. A new request replaces the open
     * one if the default branch has other content since. The next call continues a call that failed.
     * @throws GitHubError `moved` if content/ has changed in this moment
     */
    async send(message: Message) {
      await session.refresh();
      const branches = await github.readBranches(publication?.branch ?? newBranch());
      const { snapshot } = session.draft();
      if (branches.main.revision !== snapshot.revision) throw new GitHubError('moved');
      const open = await findOpen(branches);
      if (session.state().conflicts.length > 0) throw new GitHubError('moved');
      const replaced = branches.request?.state === 'OPEN' ? branches.request : undefined;
      const sending: Publication = open ?? {
        branch: newBranch(),
        base: snapshot.revision,
        replaced: replaced ?? publication?.replaced,
        step: 'sending',
      };
      await update({ ...sending, step: 'sending' });
      const known = open ? branches : { ...branches, branch: undefined, request: undefined };
      const sent = await writeBranch(sending, known, message);
      const body = sending.replaced
        ? `${message.body}\n\nReplaces #${sending.replaced.number}.`
        : message.body;
      const request =
        known.request ?? (await github.openRequest(branches, sending.branch, { ...message, body }));
      if (sending.replaced) await github.closeRequest(sending.replaced.id);
      await update({ ...sending, ...sent, request, replaced: undefined, step: 'waiting' });
    },
    /** Looks where the changes are. After they are published, the saves can no longer be undone. */
    async refresh() {
      if (!publication || publication.step === 'live' || publication.step === 'closed') return;
      if (publication.step !== 'published') {
        const { request } = await github.readBranches(publication.branch);
        if (!request) return;
        let step: Publication['step'] = publication.step;
        if (request.state === 'CLOSED') step = 'closed';
        else if (request.state === 'MERGED') step = 'published';
        else if (step !== 'sending')
          step = (await github.hasFailedCheck(request.number)) ? 'failed' : 'waiting';
        if (step === 'published' && publication.commit)
          await session.removeSent((await github.readAt(publication.commit)).files);
        if (step !== publication.step) await update({ ...publication, step });
      }
      if (publication.step !== 'published') return;
      await session.refresh();
      if (await isLive())
        await update({
          ...publication,
          step: 'live',
          liveAt: new Date().toTimeString().slice(0, 5),
        });
    },
    isProtected: github.isProtected,
  };
}

function newBranch(): string {
  return `staff-${crypto.randomUUID()}`;
}
