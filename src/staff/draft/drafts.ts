import type { FileBytes } from '../../compiler/read/files/decode-files.ts';
import type { ContentChange } from '../describe/changes.ts';
import { StaffError } from '../files/staff-error.ts';
import type { Bytes, FileChange } from '../files/transport.ts';
import type { Database } from './database.ts';
import type { Publication, Rename } from './publication.ts';

/** A save, which is undone as a whole. */
export interface Save {
  id: number;
  /** The local time of the device: `14:05`. */
  time: string;
  /** The differences that staff see. */
  differences: readonly ContentChange[];
}

/** A save with the changes of its files, which Undo reverses. */
export interface SavedChanges {
  save: Save;
  changes: readonly FileChange[];
  /** The state of the save: `started` while it is sent for the first time, `again` for later times. */
  sending?: 'started' | 'sent' | 'again' | undefined;
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

/** The unwritten changes of this browser, and the saves, oldest first. */
export interface Draft {
  changes: readonly FileChange[];
  saves: readonly SavedChanges[];
  /** The undone saves, with the changes that undid them. Redo reverses these. */
  undone?: readonly SavedChanges[] | undefined;
  conflicts?: readonly RequestConflict[] | undefined;
  /** The sent changes that are not published yet. */
  sent?: SentChanges | undefined;
  /** The changes that are being sent. GitHub may have received them without an answer. */
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

/** Keeps drafts and typed text, which survive a restart of the phone. */
export type DraftStore = ReturnType<typeof createDraftStore>;

/** Only the tab that leads writes, even if it has not noticed yet that another tab leads. */
export function createDraftStore(database: Database) {
  const { read, writeOwn } = database;
  const writeOrFail = async (key: string, value: unknown) => {
    if (!(await writeOwn(key, value))) throw new StaffError('other-tab');
  };
  return {
    /** Makes this tab the one that writes. */
    claim: database.claim,
    mayWrite: database.isOwn,
    isKept: database.isKept,
    readDraft: async (): Promise<Draft> => {
      const draft = (await read<Draft>('draft')) ?? { changes: [], saves: [] };
      return { ...draft, saves: draft.saves.map(withDifferences) };
    },
    /** Returns false, and keeps nothing, if another tab writes. */
    tryToWriteDraft: (draft: Draft) => writeOwn('draft', draft),
    /** @throws StaffError `other-tab` if another tab writes */
    writeDraft: (draft: Draft) => writeOrFail('draft', draft),
    /** Returns the texts of the last content without errors. */
    readValid: async () => (await read<readonly FileBytes[]>('valid')) ?? [],
    writeValid: (texts: readonly FileBytes[]) => writeOwn('valid', texts),
    readPublication: () => read<Publication>('publication'),
    /** @throws StaffError `other-tab` if another tab writes */
    writePublication: (publication: Publication) => writeOrFail('publication', publication),
    /** Returns true if staff have pressed Send, and GitHub could not be reached. */
    readPending: async () => (await read<boolean>('pending')) ?? false,
    writePending: (isPending: boolean) => writeOwn('pending', isPending),
    async readSheet(): Promise<OpenSheet | undefined> {
      const sheet = await read<Omit<OpenSheet, 'photo'>>('sheet');
      return sheet && { ...sheet, photo: await read<Bytes>('photo') };
    },
    writeSheet: (sheet: Omit<OpenSheet, 'photo'> | undefined) => writeOwn('sheet', sheet),
    /** Keeps the photo of the open sheet apart from its texts, which are written at each key. */
    writePhoto: (photo: Bytes | undefined) => writeOwn('photo', photo),
  };
}

/** Completes a save that the staff page has kept before 2026-11-28, without differences. */
function withDifferences({ save, ...saved }: SavedChanges): SavedChanges {
  const { id, time, differences = saved.changes.map(fileChanged) } = save as Kept;
  return { ...saved, save: { id, time, differences } };
}

type Kept = Omit<Save, 'differences'> & Partial<Save>;

const fileChanged = ({ path }: FileChange): ContentChange => ({ kind: 'file', path });
