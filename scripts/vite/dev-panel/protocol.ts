import type { weekdays } from '../../../src/fields/weekday.ts';
import type { Change } from '../../content/sentences/compare.ts';
import type { Section as ChangedPage } from '../../diff/site-changes.ts';

/** The attribute that contains the source of an element's text: `content/…:12:3`. */
export const sourceAttribute = 'data-source';

/** The same for what it says in an attribute, such as a picture. */
export const labelSourceAttribute = 'data-label-source';

/** The `<meta>` that contains the content's revision at rendering. */
export const revisionName = 'content-revision';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To the pages, whenever content/ was loaded again. */
    'content:state': ContentState;
    /** From a page: a function of the server is to be called. */
    'content:request': { id: number; name: keyof ServerApi; argument: unknown };
    /** To that page: what it returned, or why it did nothing. */
    'content:answer': { id: number; result?: unknown; refused?: string };
  }
}

/** The calls that pages can send to the dev server, each with one argument. */
export interface ServerApi {
  /** For a page that was loaded. */
  state: () => ContentState;
  /** Returns the values of the current page. */
  values: (page: ShownPage) => ShownValues;
  /** Opens a source in the editor. @returns whether an editor could be started */
  openInEditor: (source: string) => Promise<boolean>;
  /**
   * The part of a file at a source, or the file. The source names a place of the file as it is, or of
   * the text that the page shows, which is older while the content has errors.
   */
  edit: (asked: { source: string; whole: boolean; isOnPage: boolean }) => Promise<Editable>;
  save: (edit: Edit) => Promise<SaveAnswer>;
  /** The translations that may be out of date. */
  stale: () => Promise<ListedDiagnostic[]>;
  undo: (save: number) => Promise<void>;
  /** The saves that can be undone, newest first. */
  saves: () => Save[];

  /** Lists what can be made, with the fields of its form. */
  newTypes: () => NewType[];
  /** Writes a new file from what staff typed, and nothing else. */
  createEntry: (entry: FilledForm) => Promise<SaveAnswer>;
  /** Saves a text of a translation, and notes that the translation says what its original says now. */
  saveDone: (edit: Edit) => Promise<SaveAnswer>;
  /** Removes an entry or a page with its translations, which are named by `Editable.removes`. */
  removeAll: (file: string) => Promise<SaveAnswer>;

  /** Reads weekly hours, special days and the announcement. */
  schedule: () => Promise<Schedule>;
  saveHours: (hours: DayHours[]) => Promise<SaveAnswer>;
  /** Adds a special day, changes it, or removes it if `after` is undefined. */
  saveSpecialDay: (change: Replaced<SpecialDay>) => Promise<SaveAnswer>;
  /** The same for the announcement. */
  saveAnnouncement: (change: Replaced<Announcement>) => Promise<SaveAnswer>;

  /** Prepares a photo, writes it to content/pictures, and puts it where staff tapped. */
  addPhoto: (photo: NewPhoto) => Promise<SaveAnswer>;
  /** Turns, scales down and renames a picture of content/pictures, and removes its metadata. */
  preparePicture: (file: string) => Promise<SaveAnswer>;

  /** Compares content/ with the last commit. */
  changedPages: () => Promise<Changes | Refused<'no-git' | 'no-history'>>;
  /** Commits content/ and pushes it to a branch of its own. */
  send: (request: SendRequest) => Promise<Sent | Refused<SendRefusal>>;
  /** Returns the branch that the next Send updates; undefined if it begins a new one. */
  openBranch: () => Promise<SentBranch | undefined>;
  /** Lets the next Send begin a new branch. */
  startOver: () => Promise<void>;

  /** Returns how a phone reaches this server; undefined without `npm run phone`. */
  phone: () => PhoneLink | undefined;
}

/** The reason for doing nothing. The client has a sentence for each. */
export interface Refused<Reason extends string> {
  refused: Reason;
  /** The output of git or of a hook, if it helps. */
  detail?: string | undefined;
}

/** A kind of file that staff can make. */
export interface NewType {
  /** As `npm run new` calls it: `faq`, `page`, `announcement`. */
  type: string;
  fields: FormField[];
  /** True if it has a body. */
  hasBody: boolean;
}

/** A field of a form, from its schema. Its order among the others is set by the server. */
export interface FormField {
  /** Its path in the file: `question`, `navigation.label`. */
  name: string;
  kind: 'text' | 'long text' | 'date' | 'flag';
  isRequired: boolean;
  /** The possible values, if they are limited. */
  options: readonly string[];
}

/** The input of the form for a new file. */
interface FilledForm {
  type: string;
  /** By the names of fields; an empty value leaves the field out. */
  values: Record<string, string>;
  body: string;
}

/** A change of something that the page shows: new without `before`, removed without `after`. */
export interface Replaced<Thing> {
  /** As `schedule` returned it. */
  before: Thing | undefined;
  after: Thing | undefined;
}

/** When the shop is open, and what it announces. Days are ISO 8601, times have 24 hours: `09:00`. */
export interface Schedule {
  /** Today in the shop's time zone. */
  today: string;
  timeZone: string;
  /** The site's own language first. */
  languages: { code: string; name: string }[];
  /** Seven days from Sunday. */
  hours: DayHours[];
  /** In the order of the file. */
  specialDays: SpecialDay[];
  announcement: Announcement | undefined;
}

/** From opening to closing; a closing time of `00:00` is midnight. */
interface Times {
  opens: string;
  closes: string;
}

/** The hours of a day of the week; closed without times, with a break if there are two. */
export interface DayHours {
  day: (typeof weekdays)[number];
  times: Times[];
}

/** Holidays and other days with hours of their own. */
export interface SpecialDay {
  from: string;
  /** The last day; the same as the first for a single day. */
  until: string;
  /** By the language's code. */
  reason: Record<string, string>;
  /** Undefined if the shop is closed. */
  times: Times | undefined;
}

/** The line above the header of every page. */
export interface Announcement {
  from: string;
  until: string;
  /** By the language's code. */
  words: Record<string, string>;
}

/** A photo from a camera or a file. */
interface NewPhoto {
  /** The file's bytes as base64, without a prefix. */
  data: string;
  /** The name that it is called by, in any script, without ending. */
  name: string;
  description: string;
  /** The tapped segment: a picture is replaced; after other text the photo gets a separate line. */
  place: Pick<Edit, 'file' | 'id' | 'shown'> | undefined;
}

/** The differences from the last commit. */
export interface Changes {
  pages: readonly ChangedPage[];
  /** Files that changed in other ways, such as pictures. */
  files: readonly string[];
  /** A line for each file that cannot be read completely. */
  unreadable: readonly string[];
}

/** The input for Send. */
interface SendRequest {
  /** The description of the change, typed by the person. */
  message: string;
  /** Asked for after the refusal `no-identity`. */
  identity?: { name: string; mail: string } | undefined;
}

export type SendRefusal =
  /** The content has errors. */
  | 'errors'
  /** Git is not installed. */
  | 'no-git'
  /** The folder is not in a repository with a commit. */
  | 'no-history'
  | 'no-remote'
  /** A merge, rebase, cherry-pick or revert is in progress. */
  | 'merging'
  /** Commits that are not published change files outside content/. */
  | 'other-commits'
  | 'no-changes'
  | 'no-identity'
  /** A hook of the repository failed; `detail` is its output. */
  | 'hook'
  /** The remote refused the branch; the commit stays, as in the next four. */
  | 'rejected'
  | 'unreachable'
  /** The remote did not answer in time. */
  | 'timeout'
  /** The remote wants a password, or refuses the key. */
  | 'password';

/** A branch with the changes that were sent. */
export interface SentBranch {
  branch: string;
  /** Opens the pull request on GitHub or GitLab; undefined for other hosts. */
  link: string | undefined;
  /** False if the last push failed. */
  isPushed: boolean;
}

/** A push that succeeded. */
export interface Sent extends SentBranch {
  sent: true;
}

/** The URL by which a phone reaches the server. */
export interface PhoneLink {
  /** With the secret. */
  url: string;
  /** The QR code of the URL, as SVG. */
  svg: string;
}

/** An editable segment of a file, or a whole file. */
export interface Editable {
  file: string;
  /** Names the part within its file; undefined for the file as a whole. */
  id: string | undefined;
  /** The name of the segment: `title`, `<Card> title`, `paragraph`. */
  label: string;
  /** The language of the text (BCP 47), if known. */
  language?: string | undefined;
  /** The name of the whole file for people: `page About Us`. */
  name: string;
  /** The file with line and column. */
  source: string;
  /** The raw segment, by which the server checks that it has not changed. */
  shown: string;
  /** The value without quotes and folding. */
  value: string;
  /** For a translation that may be out of date, how its original has changed, as far as git knows. */
  stale?: readonly Change[] | undefined;
  /** The errors of the file; for a part, none. */
  errors: EditError[];
  /** The type of the file, as named by `npm run new`; undefined for one that the site needs. */
  type: string | undefined;
  /** The files that `removeAll` removes: the entry and its translations; empty if it is not removable. */
  removes?: string[] | undefined;
  /** The kind of segment, which determines where a photo is placed. */
  kind?: 'text' | 'picture' | 'value' | 'link' | undefined;
  /** The number of an entry on the page that shows it, and the name of that page or of its own. */
  place?: { number: number | undefined; page: string | undefined } | undefined;
}

/** A new value for a part of a file, or a new text for a file. */
export interface Edit extends Pick<Editable, 'file' | 'id' | 'shown' | 'value'> {}

/** An error that exists, or that an edit would add. */
export interface EditError {
  source: string;
  message: string;
  /** The corrected lines and the value that contains them, if both are known. */
  fix: { lines: string; value: string } | undefined;
  /** The field of a form that it is about. */
  field?: string | undefined;
}

/** One save, which can be undone as a whole. */
export interface Save {
  id: number;
  action: SaveAction;
  /** `content/faq/delivery.mdx, question`. */
  name: string;
  /** The new text. */
  words: string;
  /** When, in the time of the computer: `14:05`. */
  time: string;
}

type SaveAction =
  | 'changed'
  | 'created'
  | 'removed'
  /** A translation says what its original says. */
  | 'done'
  | 'hours'
  | 'special day'
  | 'announcement'
  | 'photo'
  /** A picture of the folder was prepared. */
  | 'prepared';

/**
 * The result of an edit: unchanged, saved, rejected for its errors, or rejected because the file
 * has changed.
 */
export type SaveAnswer =
  | { result: 'unchanged' }
  | { result: 'saved'; save: Save }
  | { result: 'errors'; errors: EditError[] }
  | { result: 'changed'; now: Editable | undefined };

/** The state of the content for the panel. */
export interface ContentState {
  /** Counts the valid models since the dev server was started. */
  revision: number;
  errors: ListedDiagnostic[];
  warnings: ListedDiagnostic[];
  /** The facts by the language of the pages that show them (BCP 47). */
  facts: Record<string, ShownFact[]>;
}

/** The diagnostics of one line, with the corrected lines if known. */
export interface ListedDiagnostic {
  /** The file with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
  messages: string[];
  /** The rule of each message. */
  rules: string[];
  /** The surrounding lines; empty if the file is not text. */
  frame: string;
  instead: string[];
  /** True if `preparePicture` helps. */
  isPreparable?: boolean | undefined;
  /** The source of the other position that the diagnostics are about. */
  related: string | undefined;
}

/** Words that reach a page as the value of a field or an attribute. */
export interface ShownValue {
  /** With the facts inserted; blanks such as `{service}` stay. */
  text: string;
  /** The name of the value in its file: `navigation.label`, `<Card> title`. */
  field: string;
  /** From the project's folder, with forward slashes. */
  file: string;
  /** The same with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
}

/** A fact of the shop, in one language. */
export interface ShownFact extends Pick<ShownValue, 'text' | 'source'> {
  name: string;
}

/** A page by its id, and the tag of its language. */
export interface ShownPage {
  pageId: string;
  language: string;
}

/** The values of the file of a page and of content/site, in its language. */
export interface ShownValues {
  /** The file of the current page; empty if there is none. */
  page: string;
  values: ShownValue[];
}

/** `2 errors in content`. */
export function countErrors(count: number): string {
  return `${count} error${count === 1 ? '' : 's'} in content`;
}
