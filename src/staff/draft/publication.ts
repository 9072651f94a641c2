import type { PullRequest } from '../files/github-queries.ts';

/** A new name for a picture, or for a page or an entry in all its languages. */
export interface Rename {
  /** The folder in content/: `pictures`, `faq`. */
  folder: string;
  /** The file name without its ending. */
  from: string;
  to: string;
}

/** An open request that a later one replaces, or whose changes staff have undone. */
export interface EarlierRequest {
  branch: string;
  request: PullRequest;
  /** The last commit of the branch that this browser knows. */
  commit: string | undefined;
  /** The new names of files since they were sent to the branch. */
  renames: readonly Rename[];
}

/** A request that this browser has sent, and its step. */
export interface Publication {
  /** The branch with the changes. */
  branch: string;
  /** The revision of content/ of the default branch from which the branch starts. */
  base: string;
  /** The last commit of the branch that this browser knows. */
  commit?: string | undefined;
  /** The pull request of the branch; undefined until its answer has arrived. */
  request?: PullRequest | undefined;
  /** What was sent, a row for each save; undefined if it was sent before 2026-11-29. */
  rows?: readonly string[] | undefined;
  /** When it was sent last, as ISO 8601. */
  sentAt?: string | undefined;
  /** The requests that are still to be closed. */
  toClose?: readonly EarlierRequest[] | undefined;
  /**
   * `sending` until all answers have arrived, `failed` if a check has found a mistake, `closed` if a
   * colleague has declined it, `withdrawn` if staff have undone everything that they sent, `live` if
   * the published site has the content of the default branch.
   */
  step: 'sending' | 'waiting' | 'failed' | 'published' | 'closed' | 'withdrawn' | 'live';
  /** When the site was seen to be live, as ISO 8601. */
  liveOn?: string | undefined;
}

/** Keeps the publication. */
export interface PublicationStore {
  current: () => Publication | undefined;
  update: (next: Publication) => Promise<void>;
}
