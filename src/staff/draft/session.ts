import type { CompileResult } from '../../compiler/compile.ts';
import type { FileBytes, InputFile } from '../../compiler/read/files/decode-files.ts';
import { decodeText } from '../../compiler/write/replace-in-bytes.ts';
import { languageAt } from '../../compiler/model.ts';
import { blobId, staleTranslations, type ReadBlob } from '../../compiler/translate/stale.ts';
import { currentText, openEditable, saveText, type OpenRequest } from '../edits/edit-text.ts';
import { createEntry, removeAll } from '../edits/entries.ts';
import { listNewTypes } from '../edits/entry-types.ts';
import { languagesOf } from '../edits/site-languages.ts';
import { addPhoto, preparePicture } from '../edits/add-photo.ts';
import { openPair, savePair } from '../edits/edit-pair.ts';
import { keepLegacyTexts } from '../edits/legacy-texts.ts';
import { saveColours } from '../edits/save-colours.ts';
import { moveCard } from '../edits/move-card.ts';
import { moveEntry } from '../edits/move-entry.ts';
import { successorsOf } from '../edits/successors.ts';
import { openPicture, savePicture, type PictureRequest } from '../edits/edit-picture.ts';
import type { AcceptsWarnings, Edit, SaveAnswer } from '../edits/requests.ts';
import { saveAnnouncement } from '../edits/schedule/save-announcement.ts';
import { readSchedule, saveHours, saveSpecialDay } from '../edits/schedule/schedule.ts';
import {
  ConnectionError,
  GitHubError,
  StaffError,
  type GitHubReason,
} from '../files/staff-error.ts';
import type { FileChange, Snapshot, Transport } from '../files/transport.ts';
import { describeChanges } from '../describe/changes.ts';
import { listConflicts, resolveConflict, type Conflict, type Version } from './conflicts.ts';
import { addChanges, applyChanges, bytesOf, reverse, takeBack } from './draft-changes.ts';
import type { Draft, DraftStore, Save } from './drafts.ts';
import { listPageValues } from './page-values.ts';
import { createQueue } from './queue.ts';
import { rebaseDraft } from './rebase-draft.ts';
import { contentState, listStale, type ValidContent } from './state.ts';
import { isSame } from '../files/is-same.ts';
import { findAddedErrors, findAddedWarnings, type Change, type Writer } from '../edits/writer.ts';

/** What the bar and the page show. A new object replaces it after each change. */
export interface SessionState {
  /** The latest content, which may have errors. */
  latest: CompileResult;
  /** The last content without errors, which the page shows. */
  valid: ValidContent | undefined;
  content: ReturnType<typeof contentState>;
  /** The saves that can be undone, newest first. */
  saves: readonly Save[];
  /** The changes that are not written yet. */
  changes: readonly FileChange[];
  /** The files that somebody else changed too. */
  conflicts: readonly Conflict[];
  isOnline: boolean;
  /** False if the browser keeps no changes, so that they are lost when the page closes. */
  isKept: boolean;
  /** Why GitHub refuses calls, such as an expired token. */
  refusal: GitHubReason | undefined;
}

export type Session = Awaited<ReturnType<typeof createSession>>;

/**
 * Opens the content: reads all files, adds the draft of this browser, and compiles them. Opens the
 * files that this browser has read last, so that the page needs no connection. `refresh` reads newer
 * files.
 * @throws ConnectionError if this browser has read no files, and cannot read them
 */
export async function createSession(
  transport: Transport,
  store: DraftStore,
  compileFiles: (files: readonly InputFile[]) => Promise<CompileResult>,
) {
  let snapshot = (await transport.readLast?.()) ?? (await transport.read());
  let draft: Draft = { changes: [], saves: [] };
  let state: SessionState;
  /** Why GitHub has refused the last call. */
  let refusal: GitHubReason | undefined;
  /** False if the last call has not reached the other side. */
  let isReachable = true;
  const listeners = new Set<() => void>();

  const currentFiles = () => applyChanges(snapshot.files, draft.changes);

  /** Returns the published content, and the paths of the files that differ from it. */
  const compilePublished = async () => {
    const published = (await transport.published?.()) ?? draft.changes.map(reverse);
    const past = await compileFiles(applyChanges(currentFiles(), published));
    return { past, paths: published.map(({ path }) => path) };
  };

  /** Returns the content before its errors: as this browser has seen it last, or an earlier version. */
  const lastValid = async (): Promise<ValidContent | undefined> => {
    const texts = await store.readValid();
    const pictures = currentFiles().filter((file) => !isText(file));
    const content = await compileFiles([...pictures, ...texts]);
    if (content.model) return content as ValidContent;
    for await (const { files } of transport.readEarlier?.() ?? []) {
      const earlier = await compileFiles(files);
      if (earlier.model) return earlier as ValidContent;
    }
    return undefined;
  };

  /** Compiles the current files and shows the result. */
  const publish = async (isOnline: boolean) => {
    const latest = await compileFiles(currentFiles());
    const valid = latest.model ? (latest as ValidContent) : (state?.valid ?? (await lastValid()));
    if (latest.model) await store.writeValid(currentFiles().filter(isText));
    state = {
      latest,
      valid,
      content: contentState(latest, valid),
      saves: draft.saves.map(({ save }) => save).toReversed(),
      changes: draft.changes,
      conflicts: listConflicts(draft, snapshot.files),
      isOnline,
      isKept: store.isKept(),
      refusal,
    };
    for (const listener of listeners) listener();
  };

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
    if (await store.mayWrite()) await keep(draft);
  };

  /** Writes the draft if the transport writes at once. Returns true if there is a connection. */
  const flush = async (): Promise<boolean> => {
    const conflicting = new Set(
      listConflicts(draft, snapshot.files).flatMap(({ mine }) => mine.map(({ path }) => path)),
    );
    const writable = draft.changes.filter(({ path }) => !conflicting.has(path));
    if (!transport.write || writable.length === 0 || !(await store.mayWrite())) return isReachable;
    try {
      const revision = await transport.write(writable);
      if (revision !== undefined) {
        snapshot = { revision, files: applyChanges(snapshot.files, writable) };
        await keep({
          ...draft,
          changes: draft.changes.filter((change) => !writable.includes(change)),
        });
      } else await adopt(await transport.read());
      return true;
    } catch (error) {
      if (error instanceof ConnectionError) return false;
      throw error;
    }
  };

  /** Returns an earlier text. Git lacks what a save wrote and a later save replaced. */
  const readBlob: ReadBlob = async (id) => {
    const texts = draft.saves
      .flatMap(({ changes }) => changes)
      .flatMap(({ path, after }) =>
        after && path.endsWith('.mdx') ? (decodeText(after) ?? []) : [],
      );
    return texts.find((text) => blobId({ text }) === id) ?? transport.readBlob(id);
  };

  const createWriter = (acceptsWarnings: AcceptsWarnings): Writer => ({
    keepsTexts: acceptsWarnings === 'keep',
    compile: (changes = []) =>
      changes.length === 0
        ? Promise.resolve(state.latest)
        : compileFiles(applyChanges(currentFiles(), changes)),
    readBytes: (path) => bytesOf(currentFiles(), path),
    readBlob,
    async write(written, segmentId): Promise<SaveAnswer> {
      const all = acceptsWarnings === 'keep' ? await keepLegacyTexts(writer, written) : written;
      const changes = all.filter(({ before, after }) => !isSame(before, after));
      if (changes.length === 0) return { result: 'unchanged' };
      const [past, next] = [state.latest, await writer.compile(changes)];
      const attempt = { past, next, changes, segmentId };
      const errors = findAddedErrors(attempt);
      if (errors.length > 0) return { result: 'errors', errors };
      const warnings = acceptsWarnings ? [] : findAddedWarnings(attempt);
      if (warnings.length > 0) return { result: 'errors', errors: warnings };
      const isOutdated = changes.some(
        ({ path, before }) => !isSame(writer.readBytes(path), before),
      );
      if (isOutdated) return { result: 'changed' };
      const id = (draft.saves.at(-1)?.save.id ?? 0) + 1;
      const time = new Date().toTimeString().slice(0, 5);
      const paths = changes.map(({ path }) => path);
      const save: Save = { id, time, differences: await describeChanges(past, next, paths) };
      await keep({
        ...draft,
        changes: addChanges(draft.changes, changes),
        saves: [...draft.saves, { save, changes }],
      });
      await publish(await flush());
      return { result: 'saved', id };
    },
  });
  const writer = createWriter(false);

  /** Runs calls one after another, so that each one sees the files of the previous one. */
  const enqueue = createQueue();
  /** @returns the call of a change. With `acceptsNewWarnings`, it saves what only adds warnings. */
  const queued =
    <Request>(change: Change<Request>) =>
    (request: Request, acceptsNewWarnings: AcceptsWarnings = false) =>
      enqueue(async () => {
        await refresh();
        return change(createWriter(acceptsNewWarnings), request);
      });

  /** Reads the files again if somebody has changed them, and writes what could not be written. */
  const refresh = async () => {
    try {
      const revision = await transport.revision();
      refusal = undefined;
      isReachable = true;
      if (revision !== snapshot.revision) {
        const next = await transport.read();
        const isChanged = !hasSameFiles(next.files, snapshot.files);
        await adopt(next);
        if (isChanged) await publish(true);
      }
      const hadChanges = draft.changes.length > 0;
      const isOnline = await flush();
      if (hadChanges || !state.isOnline || !isOnline) await publish(isOnline);
    } catch (error) {
      isReachable = false;
      if (error instanceof GitHubError) refusal = error.reason;
      else if (!(error instanceof ConnectionError)) throw error;
      if (state.isOnline || state.refusal !== refusal) await publish(false);
    }
  };

  const findShown = async (path: string) => {
    const { valid } = state;
    if (!valid) return {};
    const stale = await staleTranslations(valid.files, readBlob, nameOf(path));
    const staleFile = stale.find(({ file }) => file.source.path === path);
    return {
      stale: staleFile && (staleFile.changes ?? []),
      file: valid.files.find(({ source }) => source.path === path),
      language: languageAt(valid.model, path).site.language.code,
    };
  };

  draft = await store.readDraft();
  await adopt(snapshot);
  await publish(true);
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns the files without the draft. */
    published: () => snapshot.files,
    /** Returns the files without the draft, the draft, and the files with it. */
    draft: () => ({ ...draft, snapshot, files: currentFiles() }),
    /** Changes the draft, and returns the files with it. */
    changeDraft: (change: (draft: Draft, files: readonly InputFile[]) => Draft) =>
      enqueue(async () => {
        await keep(change(draft, snapshot.files));
        await publish(state.isOnline);
        return { snapshot, files: currentFiles() };
      }),
    /** Removes what was sent to a merged branch from the draft. */
    removeMerged: (branch: string) =>
      enqueue(async () => {
        if (![draft.sent, draft.sending].some((part) => part?.branch === branch)) return;
        const next = await transport.read();
        await adopt({ ...next, merged: [...(next.merged ?? []), branch] });
        await publish(true);
      }),
    /** Returns the bytes of a file as the page shows it. */
    readBytes: writer.readBytes,
    refresh: () => enqueue(refresh),
    /** Reads the draft again, which another tab of this browser has changed. */
    reload: () =>
      enqueue(async () => {
        draft = await store.readDraft();
        await adopt(snapshot);
        await publish(state.isOnline);
        await refresh();
      }),
    open: (request: OpenRequest) => openEditable(writer, request, findShown),
    /** Opens a picture; undefined if the source is not a picture. */
    openPicture: (request: PictureRequest) =>
      openPicture(writer, request, state.valid?.files ?? []),
    values: (page: Parameters<typeof listPageValues>[1]) => listPageValues(state.valid, page),
    newTypes: () => listNewTypes(state.latest.files, Object.keys(state.latest.pictures)),
    /** The languages of the site, the default language first. */
    languages: () => languagesOf(state.latest.files),
    schedule: () => readSchedule(writer),
    /** Lists the translations that may be out of date. */
    stale: async () => listStale(await staleTranslations(state.valid?.files ?? [], readBlob)),
    /** Lists what differs from the published content. */
    async contentChanges() {
      const { past, paths } = await compilePublished();
      return describeChanges(past, state.latest, paths);
    },
    /** Returns where the visitors of a page or an answer can go if it is removed. */
    async successors(path: string) {
      const { past } = await compilePublished();
      return successorsOf(path, state.latest, past);
    },
    /** Returns the current text of a segment, or of a file without an id. */
    currentText: ({ file, id }: Pick<Edit, 'file' | 'id'>) => currentText(writer, file, id),
    save: queued(saveText),
    /** Opens a text beside the same text in another language. */
    openPair: (path: string) => openPair(writer, path),
    savePair: queued(savePair),
    saveColours: queued(saveColours),
    moveEntry: queued(moveEntry),
    moveCard: queued(moveCard),
    createEntry: queued(createEntry),
    removeAll: queued(removeAll),
    addPhoto: queued(addPhoto),
    preparePicture: queued(preparePicture),
    savePicture: queued(savePicture),
    saveHours: queued(saveHours),
    saveSpecialDay: queued(saveSpecialDay),
    saveAnnouncement: queued(saveAnnouncement),
    /** Reverses a save. @throws StaffError if a later change of the same file must be undone first */
    undo: (id: number) =>
      enqueue(async () => {
        await refresh();
        const entry = draft.saves.find(({ save }) => save.id === id);
        if (!entry) throw new StaffError('undone');
        const changes = takeBack(currentFiles(), entry.changes);
        if (!changes) throw new StaffError('undo-later-first');
        await keep({
          ...draft,
          changes: addChanges(draft.changes, changes),
          saves: draft.saves.filter((other) => other !== entry),
        });
        await publish(await flush());
      }),
    /** Ends a conflict by one of its versions. */
    resolve: (conflict: Conflict, version: Version) =>
      enqueue(async () => {
        await keep(resolveConflict(draft, snapshot.files, conflict, version));
        await publish(await flush());
      }),
  };
}

function isText(file: InputFile): file is FileBytes {
  return 'bytes' in file && file.path.endsWith('.mdx');
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx$/, '');
}

function hasSameFiles(a: readonly InputFile[], b: readonly InputFile[]): boolean {
  return a.length === b.length && a.every(({ path }) => isSame(bytesOf(a, path), bytesOf(b, path)));
}
