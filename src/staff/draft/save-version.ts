import { describeChanges } from '../describe/changes.ts';
import type { SaveAnswer } from '../edits/requests.ts';
import { findAddedErrors } from '../edits/writer.ts';
import type { FileChange } from '../files/transport.ts';
import { resolveConflict, type Conflict, type Version } from './conflicts.ts';
import { applyChanges } from './draft-changes.ts';
import { createSave, type WriterParts } from './session-writer.ts';

/**
 * Ends a conflict as a save. Its Undo brings the text that staff have not chosen.
 * @param version a version of the conflict, or the own version with a typed text, which must not add errors
 */
export async function saveVersion(
  { files, state, show, compile }: WriterParts,
  conflict: Conflict,
  version: Version,
): Promise<SaveAnswer> {
  const other = version === conflict.theirs ? conflict.mine : conflict.theirs;
  const changes = version.map(({ path, bytes }): FileChange => ({
    path,
    before: other.find((file) => file.path === path)?.bytes,
    after: bytes,
  }));
  const compileWith = (chosen: Version) =>
    compile(
      applyChanges(
        files.current(),
        chosen.map(({ path, bytes }) => ({ path, after: bytes })),
      ),
    );
  const [past, next] = [await compileWith(other), await compileWith(version)];
  const isTyped = ![conflict.mine, conflict.theirs, conflict.merged].includes(version);
  const attempt = { past: state().latest, next, changes, segmentId: undefined };
  const errors = isTyped ? findAddedErrors(attempt) : [];
  if (errors.length > 0) return { result: 'errors', errors };
  const differences = await describeChanges(
    past,
    next,
    changes.map(({ path }) => path),
  );
  const draft = files.draft();
  const save = createSave(draft, [{ kind: 'choice', differences }]);
  await files.keep({
    ...resolveConflict(draft, files.snapshot().files, conflict, version),
    saves: [...draft.saves, { save, changes }],
  });
  await show(await files.flush());
  return { result: 'saved', id: save.id };
}
