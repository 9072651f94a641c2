import type { CompileResult } from '../../compiler/compile.ts';
import { subtractDiagnostics, type Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { textFileOf } from '../../compiler/read/files/decode-files.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { checkDay } from '../../compiler/check/run-rules.ts';
import type { ReadBlob } from '../../compiler/translate/stale.ts';
import { validateFile } from '../../compiler/check/validate-file.ts';
import { describeError } from './editable.ts';
import { repairOf } from './repair.ts';
import type { SheetDiagnostic, SaveAnswer } from './requests.ts';
import { StaffError } from '../files/staff-error.ts';
import type { Bytes, FileChange } from '../files/transport.ts';

/** The access of an edit to the files of content/. */
export interface Writer {
  /** Compiles the current files. With changes, compiles them as they would be afterwards. */
  compile: (changes?: readonly FileChange[]) => Promise<CompileResult>;
  /** Returns the bytes of a file; undefined if it does not exist. */
  readBytes: (path: string) => Bytes | undefined;
  readBlob: ReadBlob;
  /** True if staff say that text which seems to be for a font such as Preeti is right as it is. */
  keepsTexts: boolean;
  /**
   * Applies changes as one save, unless they add an error, or a warning that staff have not accepted.
   * @param segmentId the segment that staff edit, whose errors get fixes
   */
  write: (changes: readonly FileChange[], segmentId?: string) => Promise<SaveAnswer>;
}

/** A call that changes files of content/. */
export type SaveFunction<Request> = (writer: Writer, request: Request) => Promise<SaveAnswer>;

/** Reads a text file. @throws StaffError if it is not a content file with text */
export function readText({ readBytes }: Writer, path: string) {
  const bytes = readBytes(path);
  if (!bytes) throw new StaffError('gone');
  return { bytes, content: parseText(path, bytes) };
}

/** Parses a file as the check does. @throws StaffError if its bytes are not text */
export function parseText(path: string, bytes: Uint8Array): ContentFile {
  const source = path.endsWith('.mdx')
    ? textFileOf(path.replace(/^content\//, ''), bytes)
    : undefined;
  if (source && 'text' in source) return validateFile(source, undefined);
  throw new StaffError('encoding');
}

/** Returns a writer that only answers with the errors that changes would add. */
export function withoutWriting(writer: Writer): Writer {
  return {
    ...writer,
    async write(changes, segmentId) {
      const [past, next] = [await writer.compile(), await writer.compile(changes)];
      const errors = findAddedErrors({ past, next, changes, segmentId });
      return errors.length > 0 ? { result: 'errors', errors } : { result: 'unchanged' };
    },
  };
}

/** A save before it is written: the content before and after it, and the files that it changes. */
interface Attempt {
  past: CompileResult;
  next: CompileResult;
  changes: readonly FileChange[];
  segmentId: string | undefined;
}

/** Returns the errors that changes would add. The content may keep its existing errors. */
export function findAddedErrors({ past, next, changes, segmentId }: Attempt): SheetDiagnostic[] {
  const [current, after] = [past.diagnostics, next.diagnostics];
  if (after.length === 0) return [];
  const isChanged = ({ path }: Diagnostic) => changes.some((change) => change.path === path);
  // If an edit fixes an error, checks of other files can run that were skipped before.
  if (after.filter(isChanged).length < current.filter(isChanged).length) return [];
  const added = subtractDiagnostics(after, current);
  // An added error with the same message as an existing error only changes the count.
  if (added.length === 0 && after.length <= current.length) return [];
  const errors = [...after.filter(isChanged), ...added.filter((error) => !isChanged(error))];
  return errors.map((error) => ({
    ...describeError(error, textAfter(changes, error.path), segmentId),
    repair: repairOf({ past, next }, error),
  }));
}

/** Returns the warnings about the changed files that changes would add. Content with errors has none. */
export function findAddedWarnings({ past, next, changes, segmentId }: Attempt): SheetDiagnostic[] {
  if (!past.model || !next.model) return [];
  const now = new Date();
  const warningsOf = (result: CompileResult) => [...result.warnings, ...checkDay(result, now)];
  return (
    subtractDiagnostics(warningsOf(next), warningsOf(past))
      // A missing translation and the place of a new photo may wait. They are listed until then.
      .filter(({ rule }) => !/translated|^unused-picture$/.test(rule))
      .filter(({ path }) => changes.some((change) => change.path === path && change.after))
      .map((warning) => describeError(warning, textAfter(changes, warning.path), segmentId))
  );
}

/** Returns a text file with the changes applied; undefined if no change writes the file. */
function textAfter(changes: readonly FileChange[], path: string): ContentFile | undefined {
  const bytes = changes.find((change) => change.path === path)?.after;
  return bytes && path.endsWith('.mdx') ? parseText(path, bytes) : undefined;
}
