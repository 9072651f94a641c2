import type { Bytes } from '../files/transport.ts';
import type { Diagnostic, Explanation } from '../../compiler/diagnostics/diagnostic.ts';
import type { Repair } from './repair.ts';

/** A new value for a segment of a file, or a new text for a file. */
export interface Edit {
  file: string;
  /** The segment's id; undefined for the whole file. */
  id?: string | undefined;
  /** The raw segment or file that the sheet was opened with. */
  expected: string;
  value: string;
}

/**
 * A diagnostic as a sheet shows it: an existing one, or one that an edit would add. An error without a place
 * in a file has only a message.
 */
export type SheetDiagnostic = Explanation &
  Partial<Diagnostic> & {
    /** The field of the form that has the error. */
    field?: string | undefined;
    /** The lines, the edited segment and the field with the error, after the fix. */
    proposal?: { lines: string; value: string; fieldValue: string | undefined } | undefined;
    /** Set if the error is in another text than the edited one. */
    repair?: Repair | undefined;
  };

/**
 * Whether staff have seen the warnings and save all the same. With `keep`, they say that text which seems
 * to be for a font such as Preeti is right, so that nothing asks again. With `repair`, the save also solves the
 * errors that it causes in other texts, such as links to what it removes.
 */
export type AcceptsWarnings = boolean | 'keep' | 'repair';

/** The input of the form for a new file. */
export interface FilledForm {
  type: string;
  /** The values that all languages share, by field name. An empty value omits the field. */
  values: FieldValues;
  /** The texts by language (BCP 47) and field name, with the field `body`. The page's language is first. */
  texts: Readonly<Record<string, FieldValues>>;
}

export type FieldValues = Readonly<Record<string, string>>;

/** A photo from a camera or a file. */
export interface NewPhoto {
  /** The redrawn photo. */
  photo: Bytes;
  /** The descriptions of the photo by language (BCP 47). An empty one is copied from another language. */
  descriptions: FieldValues;
  /** The tapped segment. The photo follows it, in all languages. */
  place?: { file: string; id: string; expected: string } | undefined;
}

/**
 * The result of an edit. The edit writes nothing if it adds errors, or warnings that staff have not
 * accepted, or if the file has changed. A save gets an id, which undoes it.
 */
export type SaveAnswer =
  | { result: 'unchanged' }
  | { result: 'saved'; id: number }
  /** Only errors, or only warnings. */
  | { result: 'errors'; errors: SheetDiagnostic[] }
  | { result: 'changed'; current?: CurrentText | undefined };

/** The current text of a file or a segment, if it has changed since it was opened. */
export type CurrentText = Pick<Edit, 'expected' | 'value'>;
