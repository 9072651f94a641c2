/** The attribute by which an element made from Markdown names its source: `content/…:12:3`. */
export const sourceAttribute = 'data-source';

/** The `<meta>` by which a page names the revision of the content that it was rendered from. */
export const revisionName = 'content-revision';

/** Where the dev server lists the shown values; `?page=` takes the id of the page being shown. */
export const valuesAddress = '/__shown-values';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** From a page that was loaded: it asks for the state. */
    'content:ask': undefined;
    /** To the pages, whenever content/ was loaded again, and to one that asks. */
    'content:state': ContentState;
    /** From a page: a source to be opened in the editor. */
    'content:open': string;
    /** To that page, if no editor could be started. */
    'content:not-opened': string;
  }
}

/** What the panel must know of the content. */
export interface ContentState {
  /** Counts the valid models since the dev server was started. */
  revision: number;
  errors: ListedDiagnostic[];
  warnings: ListedDiagnostic[];
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

/** Text that reaches a page as the value of a field or an attribute. */
export interface ShownValue {
  /** On one line, with the facts inserted; blanks such as `{service}` stay. */
  text: string;
  /** What the value is called in its file: `navigation.label`, `<Card> title`. */
  field: string;
  /** From the project's folder, with forward slashes. */
  file: string;
  /** The same with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
}

/** All shown values, as the files are now. */
export interface ShownValues {
  /** The file of the page being shown; empty where there is none. */
  page: string;
  values: ShownValue[];
}

/** `2 errors in content`. */
export function countErrors(count: number): string {
  return `${count} error${count === 1 ? '' : 's'} in content`;
}
