import { blobId } from '../../compiler/read/files/blob-id.ts';
import type { ReadBlob } from '../../compiler/translate/stale.ts';
import { decodeText } from '../../compiler/write/replace-in-bytes.ts';
import { hasSameFiles } from '../files/is-same.ts';
import { ConnectionError, GitHubError, type GitHubReason } from '../files/staff-error.ts';
import type { Snapshot, Transport } from '../files/transport.ts';
import { listConflicts } from './conflicts.ts';
import { applyChanges } from './draft-changes.ts';
import type { Draft, DraftStore } from './drafts.ts';
import { rebaseDraft } from './rebase-draft.ts';

/** The files of the other side, and the draft of this browser. */
export type DraftFiles = Awaited<ReturnType<typeof openDraftFiles>>;

/**
 * Opens the files that this browser has read last, so that the page needs no connection, and adds the
 * draft of this browser.
 * @throws ConnectionError if this browser has read no files, and cannot read them
 */
export async function openDraftFiles(transport: Transport, store: DraftStore) {
  let snapshot = (await transport.readLast?.()) ?? (await transport.read());
  let draft: Draft = { changes: [], saves: [] };
  /** True if the last call got an answer, and the reason if GitHub has refused it. */
  let connection: { isReachable: boolean; refusal?: GitHubReason } = { isReachable: true };

  /** @throws StaffError `other-tab` if another tab leads; the draft then stays as it was */
  const keep = async (next: Draft) => {
    await store.writeDraft(next);
    draft = next;
  };

  /** Takes over the files of the other side, and keeps the changes of the draft. */
  const adopt = async (next: Snapshot) => {
    const { merged = [] } = next;
    draft = rebaseDraft(draft, { from: snapshot.files, to: next.files, merged });
    snapshot = next;
    // A tab that does not lead only shows the draft.
    await store.tryToWriteDraft(draft);
  };

  /** Returns an earlier text. Git lacks what a save wrote and a later save replaced. */
  const readBlob: ReadBlob = async (id) => {
    const texts = draft.saves
      .flatMap(({ changes }) => changes)
      .flatMap(({ path, after }) =>
        after && path.endsWith('.mdx') ? (decodeText(after) ?? []) : [],
      );
    const kept = texts.find((text) => blobId({ text }) === id);
    if (kept !== undefined) return kept;
    // Without a connection, it is as if git lacked the text.
    return transport.readBlob(id).catch((error: Error) => {
      if (error instanceof ConnectionError) return undefined;
      throw error;
    });
  };

  /** Reads the draft, also one that another tab of this browser has changed. */
  const readDraft = async () => {
    draft = await store.readDraft();
    await adopt(snapshot);
  };

  await readDraft();
  return {
    /** Returns the files with the draft. */
    current: () => applyChanges(snapshot.files, draft.changes),
    snapshot: () => snapshot,
    draft: () => draft,
    conflicts: () => listConflicts(draft, snapshot.files),
    refusal: () => connection.refusal,
    keep,
    readBlob,
    readDraft,
    /** Reads the files again if their revision is newer. @returns the call that takes them over */
    async readNewer() {
      const old = snapshot;
      const revision = await transport.revision();
      connection = { isReachable: true };
      const next = revision === old.revision ? undefined : await transport.read();
      /** Returns true if a file differs. Ignores what was read before a save has written files. */
      return async () => {
        if (!next || snapshot !== old) return false;
        await adopt(next);
        return !hasSameFiles(next.files, old.files);
      };
    },
    /** Reads the files with a branch that was merged. @returns the call that takes them over */
    async readMerged(branch: string) {
      const next = await transport.read();
      return () => adopt({ ...next, merged: [...(next.merged ?? []), branch] });
    },
    /** Remembers why a call of the transport has failed. @throws the error if it is another one */
    noteFailure(error: unknown) {
      connection = { ...connection, isReachable: false };
      if (error instanceof GitHubError) connection.refusal = error.reason;
      else if (!(error instanceof ConnectionError)) throw error;
    },
    /** Writes the draft if the transport writes at once. Returns true if there is a connection. */
    async flush(): Promise<boolean> {
      const conflicting = new Set(
        listConflicts(draft, snapshot.files).flatMap(({ mine }) => mine.map(({ path }) => path)),
      );
      const writable = draft.changes.filter(({ path }) => !conflicting.has(path));
      if (!transport.write || writable.length === 0 || !(await store.mayWrite())) {
        return connection.isReachable;
      }
      try {
        const revision = await transport.write(writable);
        if (revision !== undefined) {
          snapshot = { revision, files: applyChanges(snapshot.files, writable) };
          const changes = draft.changes.filter((change) => !writable.includes(change));
          draft = { ...draft, changes };
          await store.tryToWriteDraft(draft);
        } else await adopt(await transport.read());
        return true;
      } catch (error) {
        if (error instanceof ConnectionError) return false;
        throw error;
      }
    },
  };
}
