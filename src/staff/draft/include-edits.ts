import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import type { FileChange } from '../files/transport.ts';
import { bytesOf } from '../files/bytes-of.ts';
import { addChanges, applyChanges } from './draft-changes.ts';
import type { Draft, RequestConflict } from './drafts.ts';
import type { Rename } from './publication.ts';
import { mergeTexts } from './merge-texts.ts';
import { renameChanges, renameInDraft, renamesFor } from './rename-files.ts';
import { isSame } from '../files/is-same.ts';

/**
 * Adds to a draft what a colleague has changed in the branch of a request. A change of the same lines
 * of a text, or of the same picture, is a conflict. A new file of the draft with the name of one of
 * theirs gets another name.
 * @param files the files without the draft
 * @param edits the changes since this browser has seen the branch last
 * @param renames the new names of files since they were sent
 */
export function includeEdits(
  draft: Draft,
  files: readonly InputFile[],
  edits: readonly FileChange[],
  renames: readonly Rename[] = [],
): Draft {
  const named = renameChanges(edits, renames);
  const added = applyChanges(
    files,
    named.filter(({ before }) => !before),
  );
  const renamed = renameInDraft(draft, renamesFor(draft.changes, added));
  const current = applyChanges(files, renamed.changes);
  const conflicts = new Map((draft.conflicts ?? []).map((conflict) => [conflict.path, conflict]));
  const included = named.flatMap(({ path, before, after }): FileChange[] => {
    const known = conflicts.get(path);
    const mine = bytesOf(current, path);
    const isOnlyTheirs = isSame(mine, before) || isSame(mine, after);
    const merged = isOnlyTheirs ? after : mergeTexts(before, mine, after);
    if (!known && (isOnlyTheirs || merged)) return [{ path, before: mine, after: merged }];
    const conflict: RequestConflict = {
      path,
      before: known ? known.before : before,
      theirs: after,
    };
    conflicts.set(path, conflict);
    return [];
  });
  return {
    ...renamed,
    changes: addChanges(renamed.changes, included),
    conflicts: [...conflicts.values()],
  };
}
