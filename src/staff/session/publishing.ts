import { checkRelease } from '../../compiler/run-rules.ts';
import { revisionOf } from '../../compiler/files/revision.ts';
import type { GitHub, SendMessage } from '../transport/github.ts';
import type { DraftStore } from './drafts.ts';
import type { Publication } from './publication.ts';
import type { Session } from './session.ts';
import { listDiagnostics } from './state.ts';

export type Publishing = Awaited<ReturnType<typeof createPublishing>>;

/** Creates the calls that send the draft to GitHub and follow it until the site shows it. */
export async function createPublishing(github: GitHub, session: Session, store: DraftStore) {
  let publication = await store.readPublication();
  const listeners = new Set<() => void>();
  const update = async (next: Publication | undefined) => {
    publication = next;
    await store.writePublication(next);
    for (const listener of listeners) listener();
  };

  /** Returns true if the published site was built from the content of the default branch. */
  const isLive = async () => {
    const response = await fetch('/revision.txt', { cache: 'no-store' });
    return response.ok && (await response.text()).trim() === revisionOf(session.published());
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
    /** Sends the draft as a pull request, or adds it to the open one. */
    async send(message: SendMessage) {
      await session.refresh();
      const { snapshot, changes } = session.draft();
      const sent = await github.send(snapshot, changes, message, publication?.sent);
      await update({ sent, step: 'waiting', liveAt: undefined });
    },
    /** Looks where the changes are. After they are published, the saves can no longer be undone. */
    async refresh() {
      if (!publication || publication.step === 'live' || publication.step === 'closed') return;
      const { sent } = publication;
      let step: Publication['step'] = publication.step;
      if (step !== 'published') {
        step = (await github.requestState(sent)).state;
        if (step === 'published') await session.forgetSaves();
      }
      const isNowLive = step === 'published' && (await isLive());
      if (isNowLive)
        await update({ sent, step: 'live', liveAt: new Date().toTimeString().slice(0, 5) });
      else if (step !== publication.step) await update({ ...publication, step });
    },
    isProtected: github.isProtected,
  };
}
