import { checkRelease } from '../../compiler/check/run-rules.ts';
import { revisionOf } from '../../compiler/read/files/revision.ts';
import type { PullRequest } from '../files/github-queries.ts';
import { readBody, type Branches, type GitHub, type CommitMessage } from '../files/github.ts';
import { ConnectionError, GitHubError } from '../files/staff-error.ts';
import { listActions } from './actions.ts';
import { isUnsent } from './draft-changes.ts';
import type { DraftStore } from './drafts.ts';
import { closeEarlierRequests, type Sending } from './earlier-requests.ts';
import type { Publication } from './publication.ts';
import { createQueue } from './queue.ts';
import { quietText } from './quiet-text.ts';
import { newBranch, sendDraft } from './send-draft.ts';
import type { Session } from './session.ts';

export type Publishing = Awaited<ReturnType<typeof createPublishing>>;

/** Returns true for a failure that ends by itself. */
function isPassing(error: unknown): boolean {
  const isGitHubs =
    error instanceof GitHubError && /^(?:unavailable|rate-limit)$/.test(error.reason);
  return isGitHubs || error instanceof ConnectionError;
}

/** Creates the calls that send the draft to GitHub and follow it until the site shows it. */
export async function createPublishing(github: GitHub, session: Session, store: DraftStore) {
  let publication = await store.readPublication();
  let isPending = await store.readPending();
  const listeners = new Set<() => void>();
  const enqueue = createQueue();
  const update = async (next: Publication) => {
    await store.writePublication(next);
    publication = next;
    for (const listener of listeners) listener();
  };
  /** Remembers whether the draft is to be sent as soon as GitHub can be reached. */
  const setPending = async (next: boolean) => {
    if (next === isPending) return;
    isPending = next;
    await store.writePending(next);
    for (const listener of listeners) listener();
  };
  const sending: Sending = {
    github,
    session,
    publications: { current: () => publication, update },
  };

  /** Returns true if the published site was built from the content of the default branch. */
  const isLive = async () => {
    const response = await fetch('/revision.txt', { cache: 'no-store' });
    return response.ok && (await response.text()).trim() === revisionOf(session.published());
  };

  const stepOf = async (
    { step, branch, toClose = [] }: Publication,
    { state, number }: PullRequest,
  ): Promise<Publication['step']> => {
    const isWithdrawn = step === 'withdrawn';
    if (state === 'MERGED') return 'published';
    if (state === 'CLOSED') return isWithdrawn ? step : 'closed';
    const isClosing = isWithdrawn && toClose.some((earlier) => earlier.branch === branch);
    if (isClosing || step === 'sending') return step;
    return (await github.hasFailedCheck(number)) ? 'failed' : 'waiting';
  };

  /** Finds out what has become of the request. What is merged is no longer part of the draft. */
  const follow = async ({ request }: Branches) => {
    if (!publication || !request) return;
    const step = await stepOf(publication, request);
    if (step === 'published') await session.removeMerged(publication.branch);
    if (step !== publication.step || request.id !== publication.request?.id)
      await update({ ...publication, request, step });
  };

  return {
    state: () => publication,
    /** Returns true if Send has failed because of the connection. It is to be repeated. */
    isPending: () => isPending,
    /** Sorts what staff have done by where it is. */
    actions: () => listActions(session.draft(), publication?.step),
    /** Lists what the staff page has published last. */
    history: github.readPublications,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads the publication again, which another tab of this browser has changed. */
    reload: () =>
      enqueue(async () => {
        publication = await store.readPublication();
        isPending = await store.readPending();
        for (const listener of listeners) listener();
      }),
    /** Lists what remains to be done before the site can be published. */
    tasks() {
      const { latest } = session.state();
      return latest.model ? checkRelease(latest) : [];
    },
    /** Returns true if the draft differs from what was sent last. */
    hasUnsent() {
      const draft = session.draft();
      switch (publication?.step) {
        case 'sending':
          return true;
        case 'waiting':
        case 'failed':
          return isUnsent(draft, draft.snapshot.files);
        default:
          return draft.changes.length > 0;
      }
    },
    /** Sends the draft. The next call continues a call that failed. @throws GitHubError */
    send: ({ title, body }: CommitMessage) =>
      enqueue(async () => {
        const message = { title: quietText(title), body: quietText(body) };
        try {
          await github.retry(async () => {
            await session.refresh();
            const branches = await github.readBranches(publication?.branch ?? newBranch());
            await follow(branches);
            await sendDraft(sending, branches, message);
          });
          if (publication?.step === 'waiting')
            await update({
              ...publication,
              rows: readBody(body).rows,
              sentAt: new Date().toISOString(),
            });
          await setPending(false);
        } catch (error) {
          await setPending(isPassing(error));
          throw error;
        }
      }),
    /** Looks where the changes are. A closed request may be reopened. */
    refresh: () =>
      enqueue(async () => {
        await closeEarlierRequests(sending);
        if (!publication || publication.step === 'live') return;
        if (publication.step !== 'published')
          await follow(await github.readBranches(publication.branch));
        if (publication.step !== 'published') return;
        await session.refresh();
        if (await isLive())
          await update({
            ...publication,
            step: 'live',
            liveOn: new Date().toISOString(),
          });
      }),
    weakness: github.readWeakness,
  };
}
