import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import type { FileChange } from '../files/transport.ts';
import { addChanges } from './draft-changes.ts';
import { isInRequest } from './actions.ts';
import type { Draft, SavedChanges } from './drafts.ts';
import { includeEdits } from './include-edits.ts';
import { isSame } from '../files/is-same.ts';

/** Records that a draft is being sent to a branch. */
export function startSending(draft: Draft, branch: string): Draft {
  return {
    ...draft,
    saves: draft.saves.map((saved) => ({
      ...saved,
      sending: isInRequest(saved) ? 'again' : 'started',
    })),
    sending: { branch, changes: draft.changes },
    renames: undefined,
  };
}

/** Records that GitHub has what was being sent. */
export function finishSending(draft: Draft): Draft {
  return {
    ...draft,
    saves: draft.saves.map(arrived),
    // What was undone meanwhile has been sent. The request does not contain what was undone before.
    undone: draft.undone?.map((saved) =>
      saved.sending === 'sent' ? { ...saved, sending: undefined } : arrived(saved),
    ),
    sent: draft.sending,
    sending: undefined,
  };
}

function arrived(saved: SavedChanges): SavedChanges {
  return saved.sending ? { ...saved, sending: 'sent' } : saved;
}

/** Adds what a colleague has changed in the branch that was sent. @param files without the draft */
export function includeBranchEdits(
  draft: Draft,
  files: readonly InputFile[],
  edits: readonly FileChange[],
): Draft {
  const { sent, sending, renames } = draft;
  // GitHub may have what this browser has sent without an answer.
  const foreign = edits.filter(
    ({ path, after }) =>
      !sending?.changes.some((change) => change.path === path && isSame(change.after, after)),
  );
  return {
    ...includeEdits(draft, files, foreign, renames),
    sent: sent && { ...sent, changes: addChanges(sent.changes, foreign) },
  };
}
