import { isBelow } from '../../lib/site-address.ts';

/** The release that the worker belongs to, as the build describes it. */
export interface Release {
  /** Differs from that of every other release. */
  name: string;
  /** What the paths of each language begin with: nothing, or `/ne`. */
  basenames: readonly string[];
}

/** Returns the beginnings of paths by language, that of the path's own language first. */
export function basenamesOf({ basenames }: Release, path: string): readonly string[] {
  const own = basenames.findLast((basename) => isBelow(basename, path)) ?? '';
  return [own, ...basenames];
}
