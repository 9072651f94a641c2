import { z } from 'zod';

/** The reason why the server did nothing. The client has a sentence for each reason. */
export interface Refused<Reason extends string> {
  reason: Reason;
  /** The output of git or of a hook, if it helps. */
  detail?: string | undefined;
}

const line = z.string().trim().min(1).max(500);

/** The input for Send. */
export const sendSchema = z.object({
  /** The description of the change that staff typed. */
  message: line,
  /** Required after the refusal `no-identity`. */
  identity: z.object({ name: line, mail: line }).optional(),
});

export type SendRefusal =
  | 'errors'
  | 'no-git'
  /** The folder is not in a repository with a commit. */
  | 'no-history'
  | 'no-remote'
  /** A merge, rebase, cherry-pick or revert is in progress. */
  | 'merging'
  /** Unpublished commits change files outside of content/. */
  | 'other-commits'
  | 'no-changes'
  | 'no-identity'
  /** A hook of the repository failed; `detail` is its output. */
  | 'hook'
  // The reasons below keep the commit. The next Send pushes it.
  /** The remote rejected the branch. */
  | 'rejected'
  | 'unreachable'
  | 'timeout'
  /** The remote requires a password, or rejects the key. */
  | 'password';
