import type { InputFile } from '../../compiler/files/decode-files.ts';
import type { Bytes, FileChange } from '../transport/transport.ts';
import { mergeTexts } from './merge-texts.ts';
import { isSame } from './writer.ts';

/** A file that staff and somebody else have changed; undefined bytes if the file is removed. */
export interface Conflict {
  path: string;
  mine: Bytes | undefined;
  theirs: Bytes | undefined;
  /** The file with both changes; undefined if they are in the same lines. */
  merged: Bytes | undefined;
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
    .map(({ path, before, after: mine }): Conflict => {
      const theirs = bytesOf(files, path);
      return { path, mine, theirs, merged: mergeTexts(before, mine, theirs) };
    });
  return { changes, conflicts };
}

/**
 * Returns what remains of a draft after its sent version was published. A colleague may have changed
 * the sent version before. @param sent the files as they were sent
 */
export function withoutSent(draft: readonly FileChange[], sent: readonly InputFile[]) {
  return draft
    .map((change) => ({ ...change, before: bytesOf(sent, change.path) }))
    .filter(({ before, after }) => !isSame(before, after));
}

/**
 * Adds the changes of somebody else to a draft. A change of the same lines of a text, or of the same
 * picture, is a conflict.
 * @param files the files without the draft
 */
export function includeChanges(
  files: readonly InputFile[],
  draft: readonly FileChange[],
  theirs: readonly FileChange[],
) {
  const current = applyChanges(files, draft);
  const conflicts: Conflict[] = [];
  const included = theirs.flatMap(({ path, before, after }): FileChange[] => {
    const mine = bytesOf(current, path);
    if (isSame(mine, before) || isSame(mine, after)) return [{ path, before: mine, after }];
    const merged = mergeTexts(before, mine, after);
    if (merged) return [{ path, before: mine, after: merged }];
    conflicts.push({ path, mine, theirs: after, merged });
    return [];
  });
  return { changes: addChanges(draft, included), conflicts };
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
