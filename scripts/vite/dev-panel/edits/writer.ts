import { rmSync } from 'node:fs';
import { bytesOf, writeAtomically } from '../../../content/edit/exact-file.ts';
import type { Load } from '../../../content/load.ts';
import { sourceFileOf } from '../../../content/read/read-content.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';
import { validateFile } from '../../../content/validate-file.ts';
import { UserError } from '../../../user-error.ts';
import { fileOfContent } from '../content-file.ts';
import { describeError } from '../editable.ts';
import type { Save, SaveAnswer } from '../protocol/edits.ts';
import { addedErrors, type LoadContent } from './added-errors.ts';

/** The bytes of a file before and after a change; undefined if it does not exist. */
export interface FileChange {
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** Reads and writes the files of content/ for the calls that change them. */
export interface Writer {
  root: string;
  load: LoadContent;
  /** @throws UserError if it is not a content file with text */
  read: (file: string) => { bytes: Buffer; content: ContentFile };
  /** Writes files as one save, unless this adds an error to the content. */
  write: (changes: readonly FileChange[], description: SaveDescription) => Promise<SaveAnswer>;
  undo: (save: number) => void;
  /** Lists the saves, newest first. */
  saves: () => Save[];
}

/** @property part the id of the changed segment, used for the fixes of errors */
type SaveDescription = Omit<Save, 'id' | 'time'> & { part?: string };

/** Creates a writer without saves. @param root the folder that contains content/ */
export function createWriter(root: string, load: Load): Writer {
  const entries: { save: Save; changes: readonly FileChange[] }[] = [];
  let count = 0;
  const loadContent: LoadContent = (pending) => load(root, { pending });

  return {
    root,
    load: loadContent,
    read(file) {
      const bytes = bytesOf(fileOfContent(root, file));
      if (!bytes) throw new UserError(`${file} no longer exists.`);
      return { bytes, content: parseText(file, bytes) };
    },
    async write(all, { part, ...description }) {
      const changes = all.filter(({ before, after }) => !isSame(before, after));
      if (changes.length === 0) return { result: 'unchanged' };
      const pending = new Map(changes.map((change) => [change.file, change.after]));
      const errors = await addedErrors(loadContent, pending);
      if (errors.length > 0) {
        const listed = errors.map((error) =>
          describeError(error, textAfter(changes, error.path), part),
        );
        return { result: 'errors', errors: listed };
      }
      const changed = changes.find(({ file, before }) => !isSame(readCurrent(root, file), before));
      if (changed) throw new UserError(`${changed.file} has just changed; save again.`);
      apply(root, changes);
      count += 1;
      const save = { id: count, time: new Date().toTimeString().slice(0, 5), ...description };
      entries.push({ save, changes });
      return { result: 'saved', save };
    },
    undo(id) {
      const index = entries.findIndex(({ save }) => save.id === id);
      const entry = entries[index];
      if (!entry) throw new UserError('This is undone already.');
      const changed = entry.changes.find(
        ({ file, after }) => !isSame(readCurrent(root, file), after),
      );
      if (changed) {
        throw new UserError(`${changed.file} has changed since. Undo the later change first.`);
      }
      apply(root, entry.changes.map(reverse).toReversed());
      entries.splice(index, 1);
    },
    saves: () => entries.map(({ save }) => save).toReversed(),
  };
}

/** Parses a file as the check does. @throws UserError if its bytes are not text */
export function parseText(file: string, bytes: Uint8Array): ContentFile {
  const source = sourceFileOf(file.replace(/^content\//, ''), bytes);
  if ('text' in source) return validateFile(source, undefined);
  throw new UserError(`${file} is not saved as UTF-8 text.`);
}

/** Returns a text file as it is after the changes; undefined if they do not change it. */
function textAfter(changes: readonly FileChange[], path: string): ContentFile | undefined {
  const bytes = path.endsWith('.mdx') && changes.find(({ file }) => file === path)?.after;
  return bytes ? parseText(path, bytes) : undefined;
}

/** Writes all files, or none if one cannot be written. */
function apply(root: string, changes: readonly FileChange[]) {
  const written: FileChange[] = [];
  try {
    for (const change of changes) {
      const file = fileOfContent(root, change.file);
      if (change.after) writeAtomically(file, change.after, change.before);
      else rmSync(file);
      written.unshift(reverse(change));
    }
  } catch (error) {
    apply(root, written);
    throw error;
  }
}

function reverse({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before };
}

function readCurrent(root: string, file: string): Buffer | undefined {
  return bytesOf(fileOfContent(root, file));
}

function isSame(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a && b ? a.equals(b) : a === b;
}
