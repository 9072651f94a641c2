import type { Change } from '../../content/sentences/compare.ts';

/** The attribute by which an element names the source of its words: `content/…:12:3`. */
export const sourceAttribute = 'data-source';

/** The same for what it says in an attribute, such as a picture. */
export const labelSourceAttribute = 'data-label-source';

/** The `<meta>` by which a page names the revision of the content that it was rendered from. */
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

/** What pages can ask of the dev server, each with one argument. */
export interface ServerApi {
  /** For a page that was loaded. */
  state: () => ContentState;
  /** What the page being shown shows. */
  values: (page: ShownPage) => ShownValues;
  /** Opens a source in the editor. @returns whether an editor could be started */
  openInEditor: (source: string) => Promise<boolean>;
  /**
   * The part of a file at a source, or the file. The source names a place of the file as it is, or of
   * the text that the page shows, which is older while the content has errors.
   */
  edit: (asked: { source: string; whole: boolean; isOnPage: boolean }) => Promise<Editable>;
  save: (edit: Edit) => Promise<SaveAnswer>;
  /** Writes what `npm run new` writes. */
  create: (entry: NewEntry) => Promise<Save>;
  /** Removes a file, whatever it says now: it can be brought back. */
  remove: (file: string) => Promise<SaveAnswer>;
  /** Notes in a translation that it says what its original says now. */
  done: (file: string) => Promise<SaveAnswer>;
  /** The translations that may be out of date. */
  stale: () => Promise<ListedDiagnostic[]>;
  undo: (save: number) => Promise<void>;
  /** The saves that can be undone, newest first. */
  saves: () => Save[];
  /** What has changed since the last commit, in sentences. */
  changes: () => Promise<string>;
}

/** What the dialog lets somebody change: a part of a file, or a file as a whole. */
export interface Editable {
  file: string;
  /** Names the part within its file; undefined for the file as a whole. */
  id: string | undefined;
  /** What the part is called: `title`, `<Card> title`, `paragraph`. */
  label: string;
  /** The language of its words (BCP 47), where that is known. */
  language?: string | undefined;
  /** What the whole file is, for people: `page About Us`. */
  name: string;
  /** The file with line and column. */
  source: string;
  /** The part as it is written in the file, by which the server knows that it is still the same. */
  shown: string;
  /** What it says: without quotes and folding for a value. */
  value: string;
  /** From where to where in the value what was meant stands, where that is an item of a list. */
  selected?: [start: number, end: number] | undefined;
  /** For a translation that may be out of date, how its original has changed, as far as git knows. */
  stale?: readonly Change[] | undefined;
  /** The errors of the file; for a part, none. */
  errors: EditError[];
  /** What can be made besides, as `npm run new` calls it. */
  newTypes: string[];
  /** Which of these the file is; undefined for one that the site cannot do without. */
  type: string | undefined;
  isRemovable: boolean;
}

/** A new value for a part of a file, or a new text for a file. */
export interface Edit extends Pick<Editable, 'file' | 'id' | 'shown' | 'value'> {}

/** What a new entry is made from. */
export interface NewEntry {
  type: string;
  words: string;
  /** The name of the file without ending; where it is empty, one is made from the words. */
  name: string;
}

/** An error that stands, or would stand, in the content. */
export interface EditError {
  source: string;
  message: string;
  /** The lines to write instead, and the value that has them; where both are known. */
  fix: { lines: string; value: string } | undefined;
}

/** A file that was written, created or removed. */
export interface Save {
  id: number;
  /** `content/faq/delivery.mdx, question`. */
  name: string;
  /** What was written. */
  words: string;
  /** When, in the time of the computer: `14:05`. */
  time: string;
  /** A file that was made, which is open in the dialog then. */
  created?: string | undefined;
}

/** What has become of an edit: nothing to do; written; refused for its errors; or refused since the file has changed. */
export type SaveAnswer =
  | { result: 'unchanged' }
  | { result: 'saved'; save: Save }
  | { result: 'errors'; errors: EditError[] }
  | { result: 'changed'; now: Editable | undefined };

/** What the panel must know of the content. */
export interface ContentState {
  /** Counts the valid models since the dev server was started. */
  revision: number;
  errors: ListedDiagnostic[];
  warnings: ListedDiagnostic[];
  /** The facts by the language of the pages that show them (BCP 47). */
  facts: Record<string, ShownFact[]>;
}

/** The diagnostics of one line, with the lines to write instead where they are known. */
export interface ListedDiagnostic {
  /** The file with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
  messages: string[];
  /** The lines around the position; empty where the file holds no text. */
  frame: string;
  instead: string[];
  /** The source of the other position that the diagnostics are about. */
  related: string | undefined;
}

/** Words that reach a page as the value of a field or an attribute. */
export interface ShownValue {
  /** With the facts inserted; blanks such as `{service}` stay. */
  text: string;
  /** What the value is called in its file: `navigation.label`, `<Card> title`. */
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
  /** The file of the page being shown; empty where there is none. */
  page: string;
  values: ShownValue[];
}

/** `2 errors in content`. */
export function countErrors(count: number): string {
  return `${count} error${count === 1 ? '' : 's'} in content`;
}
