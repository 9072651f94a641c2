import { z } from 'zod';
import type { Change } from '../../../content/sentences/compare.ts';
import { maxLength, trimmedText, typedText } from './request.ts';

/** An editable segment of a file, or a whole file. */
export interface Editable {
  file: string;
  /** Names the segment within its file; undefined for the whole file. */
  id: string | undefined;
  /** The name of the segment: `title`, `<Card> title`, `paragraph`. */
  label: string;
  /** The language of the text (BCP 47), if known. */
  language?: string | undefined;
  /** The name of the whole file for people: `page About Us`. */
  name: string;
  /** The file with line and column. */
  source: string;
  /** The raw segment. The server rejects an edit if the segment has changed. */
  expected: string;
  /** The value without quotes and folding. */
  value: string;
  /** For a translation that may be out of date, how its original has changed, as far as git knows. */
  stale?: readonly Change[] | undefined;
  /** The errors of a whole file; empty for a segment. */
  errors: EditError[];
  /** The type of the file, as named by `npm run new`; undefined if the site requires the file. */
  type: string | undefined;
  /** The files that `removeAll` removes: the entry and its translations; empty if it is not removable. */
  removableFiles?: string[] | undefined;
  /** The kind of segment, which determines where a photo is placed. */
  kind?: 'text' | 'picture' | 'value' | 'link' | undefined;
  /** The number of an entry on the page that shows it, and the name of this page or its own name. */
  place?: { number: number | undefined; page: string | undefined } | undefined;
}

/** A new value for a segment of a file, or a new text for a file. */
export const editSchema = z.object({
  file: z.string(),
  id: z.string().optional(),
  expected: z.string().max(maxLength),
  value: typedText,
});
export type Edit = z.infer<typeof editSchema>;

/** An existing error, or an error that an edit would add. */
export interface EditError {
  /** The file with line and column, if the error has a position. */
  source?: string;
  message: string;
  /** The corrected lines and the value that contains them, if both are known. */
  fix?: { lines: string; value: string } | undefined;
  /** The field of the form that has the error. */
  field?: string | undefined;
}

/** The input of the form for a new file. */
export const filledForm = z.object({
  type: z.string(),
  /** The values by field name. An empty value omits the field. */
  values: z.record(z.string(), trimmedText),
  body: trimmedText,
});
export type FilledForm = z.infer<typeof filledForm>;

/** Text on one line. */
const line = trimmedText.transform((text) => text.replaceAll(/\s+/g, ' '));

/** A photo from a camera or a file. */
export const photoSchema = z.object({
  /** The file's bytes as base64, without a prefix. */
  data: z.base64(),
  /** The name that staff typed, in any script, without extension. */
  name: line,
  description: line,
  /** The tapped segment. The photo replaces a picture, and follows other text on a separate line. */
  place: z.object({ file: z.string(), id: z.string(), expected: z.string() }).optional(),
});
export type NewPhoto = z.infer<typeof photoSchema>;

/** A save, which is undone as a whole. */
export interface Save {
  id: number;
  /** `content/faq/delivery.mdx, question`. */
  name: string;
  text: string;
  /** True if it changed the weekly hours, which have no text. */
  isHours?: boolean;
  /** The local time of the computer: `14:05`. */
  time: string;
}

/** The result of an edit. It writes nothing if it has errors, or if the file has changed. */
export type SaveAnswer =
  | { result: 'unchanged' }
  | { result: 'saved'; save: Save }
  | { result: 'errors'; errors: EditError[] }
  | { result: 'changed'; current: Editable | undefined };
