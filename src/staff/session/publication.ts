import type { PullRequest } from '../transport/github-queries.ts';

/** What was sent, and where it is. This browser keeps it. */
export interface Publication {
  /** The branch with the changes. */
  branch: string;
  /** The revision of content/ of the default branch from which the branch starts. */
  base: string;
  /** The last commit that this browser has sent; undefined until its answer has arrived. */
  commit?: string | undefined;
  /** Identifies the files that were sent. */
  files?: string | undefined;
  /** The pull request of the branch; undefined until its answer has arrived. */
  request?: PullRequest | undefined;
  /** An earlier request, which this one replaces. */
  replaced?: PullRequest | undefined;
  /**
   * `sending` until all answers have arrived, `failed` if a check has found a mistake, `live` if the
   * published site has the content of the default branch.
   */
  step: 'sending' | 'waiting' | 'failed' | 'published' | 'closed' | 'live';
  /** The local time at which the site was seen to be live: `10:40`. */
  liveAt?: string | undefined;
}
