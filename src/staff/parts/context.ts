import { createContext, use } from 'react';
import type { Editable } from '../edits/edit-text.ts';
import type { OpenedPair } from '../edits/edit-pair.ts';
import type { OpenedPicture } from '../edits/edit-picture.ts';
import type { ShownFact } from '../draft/page-values.ts';
import type { Conflict } from '../draft/conflicts.ts';
import type { Save } from '../draft/drafts.ts';
import type { Publishing } from '../draft/publishing.ts';
import type { QuestionTexts } from './useQuestion.ts';
import type { useSending } from './useSending.ts';
import type { Session } from '../draft/session.ts';
import type { SessionState } from '../draft/shown-content.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { ShownPage } from '../page/shown-path.ts';
import type { Bytes } from '../files/transport.ts';
import type { BarDates } from '../describe/bar-dates.ts';
import type { BarLanguage } from '../words/bar-language.ts';

/** The props of each kind of sheet. A row is the open form of a list. */
export interface Sheets {
  edit: { editable: Editable };
  picture: { picture: OpenedPicture };
  /** `from` is the text whose sheet staff have left to see both languages. */
  pair: { pair: OpenedPair; from?: Editable | undefined };
  conflict: Pick<Conflict, 'path' | 'place'>;
  hours: { row: string | undefined };
  new: { row: string | undefined };
  more: { row: string | undefined };
  changes: object;
  /** The former sheet of its own that sent changes, which a phone may open again. */
  send: object;
  help: object;
}

/** The sheet to open. */
export type SheetRequest = { [Kind in keyof Sheets]: { kind: Kind } & Sheets[Kind] }[keyof Sheets];

/** State and actions that all components of the bar share. */
export interface Staff extends BarLanguage {
  session: Session;
  /** Sends changes to GitHub; undefined on a computer, where saves change the files at once. */
  publishing: Publishing | undefined;
  /** The name of the person, for the messages of commits. */
  person: string;
  /** Changes the name of the person; undefined on a computer, where nothing is sent. */
  savePerson: ((person: string) => Promise<void>) | undefined;
  /** The unsent changes, and the call that sends them. */
  sending: ReturnType<typeof useSending>;
  /** Deletes the token and all drafts of this phone. */
  signOut: (() => Promise<void>) | undefined;
  /** The last day of the token, if it ends soon. */
  endsOn: string | undefined;
  /** The state of the content. */
  content: SessionState;
  page: ShownPage;
  /** Undefined until the site has been valid once. */
  dates: BarDates | undefined;
  /** The translations whose originals have changed. */
  stale: readonly Diagnostic[];
  /** The number of errors. */
  errorCount: number;
  /** The number of errors, warnings, stale translations and conflicts. */
  problemCount: number;
  /** The number of saves; without saves, of differences from the published content. */
  changeCount: number;
  /** The facts of the shop, such as its phone number, in the language of the page. */
  facts: readonly ShownFact[];
  /** The message above the page, the save that its Undo button undoes, and the one that Redo makes again. */
  notice: { text: string; save?: Save | undefined; undone?: Save | undefined } | undefined;
  notify: (notice: Staff['notice']) => void;
  /** Shows what a save has changed, with its Undo. */
  notifySaved: (id: number) => void;
  /** The open sheet. */
  sheet: SheetRequest | undefined;
  /** Opens a sheet instead of the open sheet. Without an argument, closes the open sheet. */
  showSheet: (sheet?: SheetRequest, typed?: Readonly<Record<string, string>>) => void;
  /** Closes the open sheet. Asks before it discards unsaved text. Returns false if staff keep it open. */
  closeSheet: () => Promise<boolean>;
  /** Asks whether to discard unsaved text. Returns true if there is none, or if staff discard it. */
  confirmDiscard: () => Promise<boolean>;
  /** Asks a question above the open sheet. Returns true if the answer is yes. */
  ask: (question: QuestionTexts) => Promise<boolean>;
  /** What staff typed in the open sheet before a reload, by field name. */
  typed: Readonly<Record<string, string>>;
  /** The photo that staff chose in the open sheet before a reload. */
  chosenPhoto: Bytes | undefined;
  /** Keeps what staff typed in some fields of the open sheet; undefined if a field is as saved. */
  keepTyped: (values: Readonly<Record<string, string | undefined>>) => void;
  /**
   * Remembers what staff have typed when a save starts. The returned call ends it: it closes the sheet, unless
   * staff have typed more, or something that is not saved.
   * @param fields the names of the saved values; by default all
   */
  beginSave: (fields?: readonly string[]) => () => void;
  /** Keeps the photo that staff chose in the open sheet. */
  keepPhoto: (photo: Bytes | undefined) => unknown;
  /**
   * Opens the text at a source, such as `content/faq/delivery.mdx:2:11`, or its whole file.
   * @param isOnPage true if the source is a position in the version that the page shows
   */
  openSource: (source: string, isWhole?: boolean, isOnPage?: boolean) => Promise<void>;
  /**
   * Opens a text beside the same text in another language.
   * @param path the file to write
   * @param typed what staff have typed in the open sheet, by the ids of the texts
   * @param from the text of the open sheet, to which staff can go back
   */
  openPair: (
    path: string,
    typed?: Readonly<Record<string, string>>,
    from?: Editable,
  ) => Promise<void>;
  undo: (save: Save) => Promise<void>;
  redo: (save: Save) => Promise<void>;
}

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Returns the state that all components share. @throws outside of the bar */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('StaffContext is missing above this component');
  return staff;
}

/** The id of the list of problems, which a button of the bar opens. */
export const problemsId = 'problems';
