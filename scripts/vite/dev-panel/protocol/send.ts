import { z } from 'zod';
import type { Section } from '../../../diff/site-changes.ts';

/** The reason why the server did nothing. The client has a sentence for each. */
export interface Refused<Reason extends string> {
  reason: Reason;
  /** The output of git or of a hook, if it helps. */
  detail?: string | undefined;
}

/** The changes on a page, or in a file that is not on a page. */
interface ChangedPage extends Section {
  /** `FAQ`, or the file if it is a file of content/site. */
  title: string;
  /** The type of an entry, as named by `npm run new`. */
  type: string | undefined;
}

/** The differences from the last commit. */
export interface Changes {
  pages: readonly ChangedPage[];
  /** Other changed files, such as pictures. */
  files: readonly string[];
  /** A line for each file that cannot be read completely. */
  unreadable: readonly string[];
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
  /** The content has errors. */
  | 'errors'
  /** Git is not installed. */
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
  /** The remote rejected the branch. The commit is kept, also for the next three reasons. */
  | 'rejected'
  | 'unreachable'
  /** The remote did not answer in time. */
  | 'timeout'
  /** The remote requires a password, or rejects the key. */
  | 'password';

/** A branch with the changes that were sent. */
export interface SentBranch {
  branch: string;
  /** Opens the pull request on GitHub or GitLab; undefined for other hosts. */
  link: string | undefined;
  /** False if the last push failed. */
  isPushed: boolean;
}
