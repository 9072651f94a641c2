import { upToDate } from '../edits/up-to-date.ts';
import { findAddedErrors, type Writer } from '../edits/writer.ts';
import { isSame } from '../files/is-same.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import { addChanges } from './draft-changes.ts';
import type { Draft, Save, SavedChanges } from './drafts.ts';
import { mergeUndone } from './merge-undone.ts';

/** A save cannot be undone or redone, because a change after it is in the same lines or needs it. */
export class LaterChangeError extends StaffError {
  /** @param later the save to undo before; undefined if somebody else has made the change */
  constructor(readonly later: Save | undefined) {
    super('undo-later-first');
  }
}

/** The number of saves that can be redone. */
const maxUndone = 10;

/** Returns the draft without a save, which can then be redone. @throws LaterChangeError */
export async function undoSave(writer: Writer, draft: Draft, id: number): Promise<Draft> {
  const entry = draft.saves.find(({ save }) => save.id === id);
  if (!entry) throw new StaffError('undone');
  // Nothing is based on the last save.
  const changes = await takeBack(writer, entry.changes, entry === draft.saves.at(-1));
  if (!changes) throw new LaterChangeError(await findLater(writer, draft, entry));
  return {
    ...draft,
    changes: addChanges(draft.changes, changes),
    saves: draft.saves.filter((other) => other !== entry),
    undone: [...(draft.undone ?? []), { ...entry, changes }].slice(-maxUndone),
  };
}

/** Returns the draft with a save that was undone. @throws LaterChangeError, or StaffError `no-longer-fits` */
export async function redoSave(writer: Writer, draft: Draft, id: number): Promise<Draft> {
  const { undone = [] } = draft;
  const entry = undone.find(({ save }) => save.id === id);
  if (!entry) throw new StaffError('gone');
  const changes = await takeBack(writer, entry.changes);
  if (!changes) {
    const later = await findLater(writer, draft, entry);
    throw later ? new LaterChangeError(later) : new StaffError('no-longer-fits');
  }
  return {
    ...draft,
    changes: addChanges(draft.changes, changes),
    saves: [...draft.saves, { ...entry, changes }].toSorted((a, b) => a.save.id - b.save.id),
    undone: undone.filter((other) => other !== entry),
  };
}

/**
 * Returns the changes that take back earlier changes. Later changes of other lines stay.
 * @param mayAddErrors true if whole files may return as they were, whatever the others need
 * @returns undefined if the same lines have changed since, or if the content would get an error
 */
async function takeBack(
  writer: Writer,
  changes: readonly FileChange[],
  mayAddErrors = false,
): Promise<FileChange[] | undefined> {
  const reversed = changes.map(({ path, before, after }) => {
    const current = writer.readBytes(path);
    if (isSame(current, after)) return { path, before: current, after: before };
    if (!before || !current || !after || !path.endsWith('.mdx')) return undefined;
    const merged = mergeUndone(path, after, current, before);
    return merged && { path, before: current, after: merged };
  });
  const known = reversed.filter((change) => change !== undefined);
  if (known.length < reversed.length) return undefined;
  const isMerged = ({ path, after }: FileChange) =>
    !changes.some((change) => change.path === path && isSame(change.before, after));
  if (mayAddErrors && !known.some(isMerged)) return known;
  const marked = await upToDate(writer, known);
  const merged = known.map((change, index) =>
    isMerged(change) ? (marked[index] ?? change) : change,
  );
  const [past, next] = [await writer.compile(), await writer.compile(merged)];
  const errors = findAddedErrors({ past, next, changes: merged, segmentId: undefined });
  return errors.length > 0 ? undefined : merged;
}

/** Returns the save without which another one could be taken back: the last candidate if none is enough. */
async function findLater(
  writer: Writer,
  { saves }: Draft,
  { save: { id }, changes }: SavedChanges,
): Promise<Save | undefined> {
  const paths = new Set(changes.map(({ path }) => path));
  const later = saves
    .filter(
      ({ save, changes: files }) =>
        save.id > id || (save.id !== id && files.some(({ path }) => paths.has(path))),
    )
    .toReversed();
  for (const candidate of later) {
    const without = await takeBack(writer, candidate.changes);
    if (!without) continue;
    const readBytes: Writer['readBytes'] = (path) => {
      const change = without.find((file) => file.path === path);
      return change ? change.after : writer.readBytes(path);
    };
    const compile: Writer['compile'] = (more = []) => writer.compile([...without, ...more]);
    if (await takeBack({ ...writer, readBytes, compile }, changes)) return candidate.save;
  }
  return later[0]?.save;
}
