/** The reason why nothing was done. The bar has a sentence for each reason. */
export interface Refused<Reason extends string> {
  reason: Reason;
  /** The output of git or of a hook, if it helps. */
  detail?: string | undefined;
}

/** The input for Send. */
export interface SendRequest {
  /** The description of the change that staff typed. */
  message: string;
  /** Required after the refusal `no-identity`. */
  identity?: { name: string; mail: string } | undefined;
}

/** A branch with the changes that were sent. */
export interface SentBranch {
  branch: string;
  /** Opens a pull request; undefined for an unknown host. */
  link: string | undefined;
  isPushed: boolean;
}

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
