/** The state of the content for the staff bar. */
export interface ContentState {
  /** The number of valid models since the dev server started. */
  revision: number;
  errors: ListedDiagnostic[];
  warnings: ListedDiagnostic[];
  /** The facts by the language of the pages that show them (BCP 47). */
  facts: Record<string, ShownFact[]>;
}

/** The diagnostics of a line, with the corrected lines if known. */
export interface ListedDiagnostic {
  /** The file with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
  messages: string[];
  /** The rule of each message. */
  rules: string[];
  /** The surrounding lines; empty if the file is not text. */
  frame: string;
  correctedLines: string[];
  /** True if `preparePicture` corrects the errors. */
  isPreparable: boolean;
  /** The source of the second position that the diagnostics refer to. */
  related: string | undefined;
}

/** A text that reaches a page as the value of a field or an attribute. */
export interface ShownValue {
  /** With facts inserted. Template variables such as `{service}` stay. */
  text: string;
  /** The name of the value in its file: `navigation.label`, `<Card> title`. */
  field: string;
  /** The path from the project's folder, with forward slashes. */
  file: string;
  /** The file with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
}

/** A fact of the shop, in one language. */
export interface ShownFact extends Pick<ShownValue, 'text' | 'source'> {
  name: string;
}

/** A page by its id, and its language (BCP 47). */
export interface ShownPage {
  pageId: string;
  language: string;
}

/** The values of the file of a page and of content/site, in its language. */
export interface PageValues {
  /** The file of the current page; empty without a page. */
  page: string;
  values: ShownValue[];
}
