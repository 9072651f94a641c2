import { rmSync } from 'node:fs';
import {
  subtractDiagnostics,
  type Diagnostic,
} from '../../../../src/compiler/diagnostics/diagnostic.ts';
import { bytesOf, writeAtomically } from '../../../write-file.ts';
import type { Load } from '../../../read/load.ts';
import { sourceFileOf } from '../../../../src/compiler/files/decode-files.ts';
import type { PendingFiles } from '../../../read/read-content.ts';
import type { ContentFile } from '../../../../src/compiler/resolve/content-file.ts';
import { validateFile } from '../../../../src/compiler/validate-file.ts';
import { UserError } from '../../../user-error.ts';
import { contentFile } from '../content-file.ts';
import { describeError } from '../editable.ts';
import type { Save, SaveAnswer } from '../../../../src/staff/protocol/edits.ts';

/** The bytes of a file before and after a change; undefined if the file does not exist. */
export interface FileChange {
  file: string;
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** Reads and writes the files of content/ for the calls that change them. */
export type Writer = ReturnType<typeof createWriter>;

/** A call that changes files of content/. */
export type Change<Request> = (writer: Writer, request: Request) => Promise<SaveAnswer>;

/** Creates a writer with an empty list of saves. @param root the folder that contains content/ */
export function createWriter(root: string, loadContent: Load) {
  const undoEntries: { save: Save; changes: readonly FileChange[] }[] = [];
  let count = 0;
  /** Loads the content, with pending files instead of those on disk. */
  const load = (pending?: PendingFiles) => loadContent(root, { pending });
  /** Returns the bytes of a file; undefined if it does not exist. @throws UserError outside of content/ */
  const readBytes = (file: string) => bytesOf(contentFile(root, file));

  /** Returns the errors that a change would add. The content may keep its existing errors. */
  const findAddedErrors = async (pending: PendingFiles): Promise<Diagnostic[]> => {
    const { diagnostics: after } = await load(pending);
    if (after.length === 0) return [];
    const { diagnostics: current } = await load();
    const inChangedFiles = (errors: readonly Diagnostic[]) =>
      errors.filter(({ path }) => pending.has(path));
    // If an edit fixes an error, checks of other files can run that were skipped before.
    if (inChangedFiles(after).length < inChangedFiles(current).length) return [];
    const added = subtractDiagnostics(after, current);
    // An added error with the same message as an existing error only changes the count.
    if (added.length === 0 && after.length <= current.length) return [];
    return [...inChangedFiles(after), ...added.filter(({ path }) => !pending.has(path))];
  };

  /** Writes all files, or none if one cannot be written. */
  const apply = (changes: readonly FileChange[]) => {
    const rollback: FileChange[] = [];
    try {
      for (const change of changes) {
        const file = contentFile(root, change.file);
        if (change.after) writeAtomically(file, change.after, change.before);
        else rmSync(file);
        rollback.unshift(reverse(change));
      }
    } catch (error) {
      apply(rollback);
      throw error;
    }
  };

  return {
    root,
    load,
    readBytes,
    /** Reads a text file. @throws UserError if it is not a content file with text */
    read(file: string): { bytes: Buffer; content: ContentFile } {
      const bytes = readBytes(file);
      if (!file.endsWith('.mdx')) throw new UserError(`"${file}" cannot be changed as text.`);
      if (!bytes) throw new UserError(`${file} no longer exists.`);
      return { bytes, content: parseText(file, bytes) };
    },
    /** Writes changes as one save, unless they add an error. @param segmentId of the changed segment */
    async write(
      all: readonly FileChange[],
      { segmentId, ...description }: Omit<Save, 'id' | 'time'> & { segmentId?: string },
    ): Promise<SaveAnswer> {
      const changes = all.filter(({ before, after }) => !isSame(before, after));
      if (changes.length === 0) return { result: 'unchanged' };
      const pending = new Map(changes.map((change) => [change.file, change.after]));
      const errors = await findAddedErrors(pending);
      if (errors.length > 0) {
        const describe = (error: Diagnostic) =>
          describeError(error, textAfter(changes, error.path), segmentId);
        return { result: 'errors', errors: errors.map(describe) };
      }
      const changed = changes.find(({ file, before }) => !isSame(readBytes(file), before));
      if (changed) throw new UserError(`${changed.file} has just changed; save again.`);
      apply(changes);
      count += 1;
      const save = { id: count, time: new Date().toTimeString().slice(0, 5), ...description };
      undoEntries.push({ save, changes });
      return { result: 'saved', save };
    },
    undo(id: number) {
      const index = undoEntries.findIndex(({ save }) => save.id === id);
      const entry = undoEntries[index];
      if (!entry) throw new UserError('This is undone already.');
      const changed = entry.changes.find(({ file, after }) => !isSame(readBytes(file), after));
      if (changed) {
        throw new UserError(`${changed.file} has changed since. Undo the later change first.`);
      }
      apply(entry.changes.map(reverse).toReversed());
      undoEntries.splice(index, 1);
    },
    /** Lists the saves, newest first. */
    saves: () => undoEntries.map(({ save }) => save).toReversed(),
  };
}

/** Parses a file as `npm run check` does. @throws UserError if its bytes are not text */
export function parseText(file: string, bytes: Uint8Array): ContentFile {
  const source = sourceFileOf(file.replace(/^content\//, ''), bytes);
  if ('text' in source) return validateFile(source, undefined);
  throw new UserError(`${file} is not saved as UTF-8 text.`);
}

/** Returns a text file with the changes applied; undefined if no change writes the file. */
function textAfter(changes: readonly FileChange[], path: string): ContentFile | undefined {
  const bytes = changes.find(({ file }) => file === path)?.after;
  return bytes && path.endsWith('.mdx') ? parseText(path, bytes) : undefined;
}

function reverse({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before };
}

function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a && b ? Buffer.compare(a, b) === 0 : a === b;
}
