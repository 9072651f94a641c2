import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import type { Bytes, FileChange } from '../files/transport.ts';
import { bytesOf } from '../files/bytes-of.ts';
import type { Draft } from './drafts.ts';
import { mergeTexts } from './merge-texts.ts';
import { isSame } from '../files/is-same.ts';

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

/** Returns the changes that turn files into other files. */
export function differences(from: readonly InputFile[], to: readonly InputFile[]): FileChange[] {
  const paths = new Set([...from, ...to].map(({ path }) => path));
  return [...paths]
    .map((path) => ({ path, before: bytesOf(from, path), after: bytesOf(to, path) }))
    .filter(({ before, after }) => !isSame(before, after));
}

export function reverse({ path, before, after }: FileChange): FileChange {
  return { path, before: after, after: before };
}

/**
 * Returns true if a draft differs from what was sent, or if the request can no longer be merged.
 * @param files the files without the draft, which may have changed since
 */
export function isUnsent({ changes, sent, renames }: Draft, files: readonly InputFile[]): boolean {
  if (!sent || renames?.length) return true;
  const current = applyChanges(files, changes);
  const paths = new Set([...changes, ...sent.changes].map(({ path }) => path));
  return [...paths].some((path) => {
    const published = bytesOf(files, path);
    const change = sent.changes.find((candidate) => candidate.path === path);
    const merged = change ? mergeSides(change, published) : { bytes: published };
    return !merged || !isSame(bytesOf(current, path), merged.bytes);
  });
}

/** Returns a file after its change is merged; undefined if both sides changed the same lines. */
function mergeSides(
  { before, after }: FileChange,
  published: Bytes | undefined,
): { bytes: Bytes | undefined } | undefined {
  if (isSame(published, before) || isSame(published, after)) return { bytes: after };
  const bytes = mergeTexts(before, after, published);
  return bytes && { bytes };
}
