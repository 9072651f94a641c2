import type { InputFile } from '../../compiler/files/decode-files.ts';
import type { Bytes, FileChange } from '../transport/transport.ts';
import { isSame } from './writer.ts';

/** A file that staff and somebody else have changed; undefined bytes if the file is removed. */
export interface Conflict {
  path: string;
  mine: Bytes | undefined;
  theirs: Bytes | undefined;
}

/** Returns the files with changes applied. */
export function applyChanges(
  files: readonly InputFile[],
  changes: readonly Pick<FileChange, 'path' | 'after'>[],
): InputFile[] {
  const paths = new Set(changes.map(({ path }) => path));
  const written = changes.flatMap(({ path, after }) => (after ? [{ path, bytes: after }] : []));
  return [...files.filter(({ path }) => !paths.has(path)), ...written];
}

/** Adds later changes to a draft. A file with its first bytes again is no longer in the draft. */
export function addChanges(
  draft: readonly FileChange[],
  added: readonly FileChange[],
): FileChange[] {
  const changes = new Map(draft.map((change) => [change.path, change]));
  for (const change of added) {
    const before = changes.has(change.path) ? changes.get(change.path)?.before : change.before;
    changes.set(change.path, { ...change, before });
  }
  return [...changes.values()].filter(({ before, after }) => !isSame(before, after));
}

/**
 * Compares a draft with the files of the other side. Drops the changes that they already contain.
 * A change stays as it is if the file has changed there too; this is a conflict.
 */
export function rebase(files: readonly InputFile[], draft: readonly FileChange[]) {
  const changes = draft.filter(({ path, after }) => !isSame(bytesOf(files, path), after));
  const conflicts = changes
    .filter(({ path, before }) => !isSame(bytesOf(files, path), before))
    .map(({ path, after }): Conflict => ({ path, mine: after, theirs: bytesOf(files, path) }));
  return { changes, conflicts };
}

/** Returns the changes that turn files into other files. */
export function differences(from: readonly InputFile[], to: readonly InputFile[]): FileChange[] {
  const paths = new Set([...from, ...to].map(({ path }) => path));
  return [...paths]
    .map((path) => ({ path, before: bytesOf(from, path), after: bytesOf(to, path) }))
    .filter(({ before, after }) => !isSame(before, after));
}

/** Returns the bytes of a file; undefined if it does not exist or cannot be read. */
export function bytesOf(files: readonly InputFile[], path: string): Bytes | undefined {
  const file = files.find((candidate) => candidate.path === path);
  return file && 'bytes' in file ? (file.bytes as Bytes) : undefined;
}

export function reverse({ path, before, after }: FileChange): FileChange {
  return { path, before: after, after: before };
}
