/** The release that the worker belongs to, as the build describes it. */
export interface Release {
  /** Differs from that of every other release. */
  name: string;
  /** The addresses of the pages, such as `/about`. */
  pages: readonly string[];
  /** The address of the page that answers where there is none. */
  missing: string;
  /** The addresses of the files that the pages need; each is named after what it holds. */
  assets: readonly string[];
}
