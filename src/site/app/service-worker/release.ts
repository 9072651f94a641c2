import { basenameOf } from '../../lib/site-path.ts';

/** Describes the release that a worker belongs to. The build writes it. */
export interface Release {
  /** A hash of the release's files. */
  name: string;
  /** The path prefix of each language: an empty string, or `/ne`. */
  basenames: readonly string[];
}

/** Returns the prefix of the path's language, followed by the prefixes of all languages. */
export function basenamesOf({ basenames }: Release, path: string): readonly string[] {
  return [basenameOf(basenames, path), ...basenames];
}
