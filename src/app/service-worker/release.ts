import { isBelow } from '../../lib/site-address.ts';

/** The release that the worker belongs to, as the build describes it. */
export interface Release {
  /** Differs from that of every other release. */
  name: string;
  /** What the paths of each language begin with: nothing, or `/ne`. */
  basenames: readonly string[];
}

/** Returns what the paths of a path's language begin with. */
export function basenameAt({ basenames }: Release, path: string): string {
  return basenames.findLast((basename) => isBelow(basename, path)) ?? '';
}
