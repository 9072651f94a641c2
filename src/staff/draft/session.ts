import { languageAt } from '../../compiler/model.ts';
import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import { staleTranslations } from '../../compiler/translate/stale.ts';
import { describeChanges } from '../describe/changes.ts';
import { addPhoto, preparePicture } from '../edits/add-photo.ts';
import { addPriceList } from '../edits/add-price-list.ts';
import { openPair, savePair } from '../edits/edit-pair.ts';
import { openPicture, savePicture, type PictureRequest } from '../edits/edit-picture.ts';
import { currentText, openEditable, saveText, type OpenRequest } from '../edits/edit-text.ts';
import { createEntry, removeAll } from '../edits/entries.ts';
import { listDetails, type DetailsOf } from '../edits/details.ts';
import { saveDetails } from '../edits/save-details.ts';
import { listNewTypes } from '../edits/entry-types.ts';
import { orderCards } from '../edits/order-cards.ts';
import { orderEntries } from '../edits/order-entries.ts';
import type { AcceptsWarnings, Edit } from '../edits/requests.ts';
import { saveColours } from '../edits/save-colours.ts';
import { saveAnnouncement } from '../edits/schedule/save-announcement.ts';
import { readSchedule, saveHours, saveSpecialDay } from '../edits/schedule/schedule.ts';
import { languagesOf } from '../edits/site-languages.ts';
import { successorsOf } from '../edits/successors.ts';
import { withoutWriting, type SaveFunction } from '../edits/writer.ts';
import type { Transport } from '../files/transport.ts';
import type { Conflict, Version } from './conflicts.ts';
import { applyChanges, reverse } from './draft-changes.ts';
import { openDraftFiles } from './draft-files.ts';
import type { Draft, DraftStore } from './drafts.ts';
import { listPageValues } from './page-values.ts';
import { createQueue } from './queue.ts';
import { rememberResults } from './remember-results.ts';
import { createWriter } from './session-writer.ts';
import { saveVersion } from './save-version.ts';
import { createShownContent, type CompileFiles } from './shown-content.ts';
import { listStale } from './state.ts';
import { redoSave, undoSave } from './undo.ts';

export type Session = Awaited<ReturnType<typeof createSession>>;

/**
 * Opens the content: the files with the draft of this browser, what is shown of them, and the calls that
 * read and change them, one after another.
 * @throws ConnectionError if this browser has read no files, and cannot read them
 */
export async function createSession(
  transport: Transport,
  store: DraftStore,
  compileFiles: CompileFiles,
) {
  const compile = rememberResults(compileFiles);
  const files = await openDraftFiles(transport, store);
  const { state, show, subscribe } = await createShownContent(files, transport, store, compile);
  const parts = { files, state, show, compile };
  const writerFor = (acceptsWarnings: AcceptsWarnings) => createWriter(parts, acceptsWarnings);
  const writer = writerFor(false);

  /** Returns the published content, and the paths of the files that differ from it. */
  const compilePublished = async () => {
    const published = (await transport.published?.()) ?? files.draft().changes.map(reverse);
    const past = await compile(applyChanges(files.current(), published));
    return { past, paths: published.map(({ path }) => path) };
  };

  /** Runs calls one after another, so that each one sees the files of the previous one. */
  const enqueue = createQueue();
  /** Runs reads of the other side one after another. Other calls do not wait for its answers. */
  const enqueueRead = createQueue();
  /** The refresh that waits for another one to end. */
  let waiting: Promise<void> | undefined;

  /** Takes over files that were read, and writes the changes that failed before. */
  const takeOver = async (newer: ReturnType<typeof files.readNewer>) => {
    try {
      if (await (await newer)()) await show(true);
      const hadChanges = files.draft().changes.length > 0;
      const isOnline = await files.flush();
      if (hadChanges || !state().isOnline || !isOnline) await show(isOnline);
    } catch (error) {
      files.noteFailure(error);
      if (state().isOnline || state().refusal !== files.refusal()) await show(false);
    }
  };
  const readAndTakeOver = async () => {
    const newer = files.readNewer();
    await newer.catch(() => undefined);
    await enqueue(() => takeOver(newer));
  };
  /** Reads the files again if they have changed. Calls share a refresh that has not begun. */
  const refresh = () =>
    (waiting ??= enqueueRead(() => {
      waiting = undefined;
      return readAndTakeOver();
    }));

  /** Runs a call that saves. On a computer, it sees the files as they are on the disk. */
  const enqueueSave = async <Result>(call: () => Promise<Result>) => {
    if (transport.write) await refresh();
    return enqueue(call);
  };
  /** @returns the call that saves. With `acceptsNewWarnings`, it saves what only adds warnings. */
  const queued =
    <Request>(save: SaveFunction<Request>) =>
    (request: Request, acceptsNewWarnings: AcceptsWarnings = false) =>
      enqueueSave(() => save(writerFor(acceptsNewWarnings), request));

  const takeBack = (change: typeof undoSave, id: number) =>
    enqueueSave(async () => {
      await files.keep(await change(writer, files.draft(), id));
      await show(await files.flush());
    });

  const findShown = async (path: string) => {
    const { valid } = state();
    if (!valid) return {};
    const stale = await staleTranslations(valid.files, files.readBlob, nameOf(path));
    const staleFile = stale.find(({ file }) => file.textFile.path === path);
    return {
      stale: staleFile && (staleFile.changes ?? []),
      file: valid.files.find(({ textFile }) => textFile.path === path),
      language: languageAt(valid.model, path).site.language.code,
    };
  };

  return {
    state,
    subscribe,
    /** Returns the files without the draft. */
    published: () => files.snapshot().files,
    /** Returns the files without the draft, the draft, and the files with it. */
    draft: () => ({ ...files.draft(), snapshot: files.snapshot(), files: files.current() }),
    /** Changes the draft, and returns the files with it. */
    changeDraft: (change: (draft: Draft, files: readonly InputFile[]) => Draft) =>
      enqueue(async () => {
        await files.keep(change(files.draft(), files.snapshot().files));
        await show(state().isOnline);
        return { snapshot: files.snapshot(), files: files.current() };
      }),
    /** Removes what was sent to a merged branch from the draft. */
    removeMerged: (branch: string) =>
      enqueueRead(async () => {
        const { sent, sending } = files.draft();
        if (![sent, sending].some((part) => part?.branch === branch)) return;
        const adoptMerged = await files.readMerged(branch);
        await enqueue(async () => {
          await adoptMerged();
          await show(true);
        });
      }),
    /** Returns the bytes of a file as the page shows it. */
    readBytes: writer.readBytes,
    refresh,
    /** Reads the draft again, which another tab of this browser has changed. */
    async reload() {
      await enqueue(async () => {
        await files.readDraft();
        await show(state().isOnline);
      });
      await refresh();
    },
    open: (request: OpenRequest) => openEditable(writer, request, findShown),
    /** Opens a picture; undefined if the source is not a picture. */
    openPicture: (request: PictureRequest) =>
      openPicture(writer, request, state().valid?.files ?? []),
    values: (page: Parameters<typeof listPageValues>[1]) => listPageValues(state().valid, page),
    newTypes: () => listNewTypes(state().latest.files, Object.keys(state().latest.pictures)),
    details: (text: DetailsOf) =>
      listDetails(state().latest.files, text, Object.keys(state().latest.pictures)),
    saveDetails: queued(saveDetails),
    /** The languages of the site, the default language first. */
    languages: () => languagesOf(state().latest.files),
    schedule: () => readSchedule(writer),
    /** Lists the translations that may be out of date. */
    stale: async () =>
      listStale(await staleTranslations(state().valid?.files ?? [], files.readBlob)),
    /** Lists what differs from the published content. */
    async contentChanges() {
      const { past, paths } = await compilePublished();
      return describeChanges(past, state().latest, paths);
    },
    /** Returns where the visitors of a page or an answer can go if it is removed. */
    async successors(path: string) {
      const { past } = await compilePublished();
      return successorsOf(path, state().latest, past);
    },
    /** Returns the current text of a segment, or of a file without an id. */
    currentText: ({ file, id }: Pick<Edit, 'file' | 'id'>) => currentText(writer, file, id),
    save: queued(saveText),
    /** Opens a text beside the same text in another language. */
    openPair: (path: string) => openPair(writer, path),
    savePair: queued(savePair),
    saveColours: queued(saveColours),
    orderEntries: queued(orderEntries),
    orderCards: queued(orderCards),
    createEntry: queued(createEntry),
    removeAll: queued(removeAll),
    /** Returns the errors that a removal would cause, and writes nothing. */
    tryRemoval: (request: Parameters<typeof removeAll>[1]) =>
      removeAll(withoutWriting(writer), request),
    addPhoto: queued(addPhoto),
    addPriceList: queued(addPriceList),
    preparePicture: queued(preparePicture),
    savePicture: queued(savePicture),
    saveHours: queued(saveHours),
    saveSpecialDay: queued(saveSpecialDay),
    saveAnnouncement: queued(saveAnnouncement),
    /** Takes back a save. @throws LaterChangeError if a later change is in the same lines */
    undo: (id: number) => takeBack(undoSave, id),
    /** Makes a change again that was undone. @throws LaterChangeError */
    redo: (id: number) => takeBack(redoSave, id),
    /** Ends a conflict by one of its versions, or by a version with a typed text, as a save. */
    resolve: (conflict: Conflict, version: Version) =>
      enqueue(() => saveVersion(parts, conflict, version)),
  };
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx$/, '');
}
