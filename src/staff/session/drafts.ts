import { createStore, del, get, set } from 'idb-keyval';
import type { FileBytes } from '../../compiler/files/decode-files.ts';
import type { Save } from '../edits/requests.ts';
import type { Bytes, FileChange } from '../transport/transport.ts';
import type { Publication, Rename } from './publication.ts';

/** A save with its changes, which Undo reverses. */
interface SavedChanges {
  save: Save;
  changes: readonly FileChange[];
  /** Where the save is; undefined until it is sent. */
  sending?: 'started' | 'sent' | undefined;
}

/** The changes that a branch contains. */
export interface SentChanges {
  branch: string;
  changes: readonly FileChange[];
}

/** A file of which a colleague has changed the same lines in the request. */
export interface RequestConflict {
  path: string;
  /** The file as it was sent. */
  before: Bytes | undefined;
  theirs: Bytes | undefined;
}

/** What this browser keeps: changes that are not written yet, and the saves, oldest first. */
export interface Draft {
  changes: readonly FileChange[];
  saves: readonly SavedChanges[];
  conflicts?: readonly RequestConflict[] | undefined;
  /** What was sent last, and is not published yet. */
  sent?: SentChanges | undefined;
  /** What is being sent. GitHub may have received it without an answer. */
  sending?: SentChanges | undefined;
  /** The new names of files that were sent with names that others have taken since. */
  renames?: readonly Rename[] | undefined;
}

/** The sheet that is open, with the values that staff typed by field name. */
export interface OpenSheet {
  /** Opens the sheet again. */
  request: unknown;
  values: Readonly<Record<string, string>>;
  /** The chosen photo, redrawn. */
  photo: Bytes | undefined;
}

/** Keeps drafts and typed text in IndexedDB, where they survive a restart of the phone. */
export type DraftStore = ReturnType<typeof createDraftStore>;

/** @param name the name of the database: each repository has its own */
export function createDraftStore(name: string) {
  const store = createStore(name, 'drafts');
  return {
    readDraft: async (): Promise<Draft> =>
      (await get<Draft>('draft', store)) ?? { changes: [], saves: [] },
    writeDraft: (draft: Draft) => set('draft', draft, store),
    /** Returns the texts of the last content without errors. */
    readValid: async () => (await get<readonly FileBytes[]>('valid', store)) ?? [],
    writeValid: (texts: readonly FileBytes[]) => set('valid', texts, store),
    readPublication: () => get<Publication>('publication', store),
    writePublication: (publication: Publication) => set('publication', publication, store),
    async readSheet(): Promise<OpenSheet | undefined> {
      const sheet = await get<Omit<OpenSheet, 'photo'>>('sheet', store);
      return sheet && { ...sheet, photo: await get<Bytes>('photo', store) };
    },
    writeSheet: (sheet: Omit<OpenSheet, 'photo'> | undefined) =>
      sheet ? set('sheet', sheet, store) : del('sheet', store),
    /** Keeps the photo of the open sheet apart from its texts, which are written at each key. */
    writePhoto: (photo: Bytes | undefined) =>
      photo ? set('photo', photo, store) : del('photo', store),
  };
}
