import type { ContentState, ListedDiagnostic, PageValues, ShownPage } from './content-state.ts';
import type { Edit, Editable, NewPhoto, Save, SaveAnswer } from './edits.ts';
import type { FilledForm, NewType } from './forms.ts';
import type { Announcement, DayHours, Replaced, Schedule, SpecialDay } from './schedule.ts';
import type { Changes, PhoneLink, Refused, SendRefusal, SendRequest } from './send.ts';
import type { Sent, SentBranch } from './send.ts';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** Sent to all pages when content/ was loaded again. */
    'content:state': ContentState;
    /** Sent by a page to call a function of the server. */
    'content:request': { id: number; name: keyof ServerApi; argument: unknown };
    /** Sent to that page with the result, or with the reason why nothing was done. */
    'content:answer': { id: number; result?: unknown; refused?: string };
  }
}

/** The calls that pages can send to the dev server, each with one argument. */
export interface ServerApi {
  /** Returns the state of the content for a page that was just loaded. */
  state: () => ContentState;
  /** Returns the values of the current page. */
  values: (page: ShownPage) => PageValues;
  /**
   * Returns the segment at a source, or the whole file. With `isOnPage`, the source is a position in
   * the last valid version of the file, which the page shows. Otherwise it is in the current file.
   */
  edit: (request: { source: string; whole: boolean; isOnPage: boolean }) => Promise<Editable>;
  save: (edit: Edit) => Promise<SaveAnswer>;
  /** Lists the translations that may be out of date. */
  stale: () => Promise<ListedDiagnostic[]>;
  undo: (save: number) => Promise<void>;
  /** Lists the saves that can be undone, newest first. */
  saves: () => Save[];

  /** Lists the kinds of files that can be created, with the fields of their forms. */
  newTypes: () => NewType[];
  /** Writes a new file that contains only what staff typed. */
  createEntry: (entry: FilledForm) => Promise<SaveAnswer>;
  /** Saves a text of a translation, and marks the translation as up to date with its original. */
  saveDone: (edit: Edit) => Promise<SaveAnswer>;
  /** Removes an entry or a page with its translations, which `Editable.removes` lists. */
  removeAll: (file: string) => Promise<SaveAnswer>;

  /** Reads weekly hours, special days and the announcement. */
  schedule: () => Promise<Schedule>;
  saveHours: (hours: DayHours[]) => Promise<SaveAnswer>;
  /** Adds or changes a special day, or removes it if `after` is undefined. */
  saveSpecialDay: (change: Replaced<SpecialDay>) => Promise<SaveAnswer>;
  /** Adds or changes the announcement, or removes it if `after` is undefined. */
  saveAnnouncement: (change: Replaced<Announcement>) => Promise<SaveAnswer>;

  /** Prepares a photo, writes it to content/pictures, and puts it where staff tapped. */
  addPhoto: (photo: NewPhoto) => Promise<SaveAnswer>;
  /** Turns, scales down and renames a picture of content/pictures, and removes its metadata. */
  preparePicture: (file: string) => Promise<SaveAnswer>;

  /** Compares content/ with the last commit. */
  changedPages: () => Promise<Changes | Refused<'no-git' | 'no-history'>>;
  /** Commits content/ and pushes it to a separate branch. */
  send: (request: SendRequest) => Promise<Sent | Refused<SendRefusal>>;
  /** Returns the branch that the next Send updates; undefined if it begins a new one. */
  openBranch: () => Promise<SentBranch | undefined>;
  /** Makes the next Send begin a new branch. */
  startOver: () => Promise<void>;

  /** Returns the link for phones; undefined without `npm run phone`. */
  phone: () => PhoneLink | undefined;
}
