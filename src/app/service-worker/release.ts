import { isBelow } from '../../lib/site-address.ts';

/** The release that the worker belongs to, as the build describes it. */
export interface Release {
  /** Differs from that of every other release. */
  name: string;
  /** That in which the site was written comes first. */
  languages: readonly [ReleaseLanguage, ...ReleaseLanguage[]];
}

/** The pages of one language. */
export interface ReleaseLanguage {
  /** What its addresses begin with: nothing, or `/ne`. */
  basename: string;
  /** The addresses of the pages, such as `/about`. */
  pages: readonly string[];
  /** The address of the page that answers where there is none. */
  missing: string;
  /** The addresses of the files that the pages need; each is named after what it holds. */
  assets: readonly string[];
}

/** The language of an address. */
export function languageAt({ languages }: Release, { pathname }: URL): ReleaseLanguage {
  // Every address is below that of the first, which is nothing.
  return languages.findLast(({ basename }) => isBelow(basename, pathname)) ?? languages[0];
}
