/** A page as HTML: what React puts into the head, and what belongs into the root element. */
export interface RenderedPage {
  id: string;
  /** The tag of its language. */
  lang: string;
  dir: 'ltr' | 'rtl';
  head: string;
  body: string;
}

/** What stands in the head of a page besides, which only a build or the dev server knows. */
export interface HeadParts {
  /** Further words about the page by their names. */
  meta?: Readonly<Record<string, string>>;
  /** The addresses of fonts that are fetched before the browser knows that a word needs them. */
  fonts?: readonly string[];
  /** Styles that stand in the page, so that it is painted as soon as it is there. */
  styles?: string;
  /** The addresses of styles. */
  styleSheets?: readonly string[];
  /** Whether search engines should leave the page out; React says so of the missing page. */
  isUnfinished?: boolean;
  /** Whether the icons made of the shop's logo are there. */
  hasIcons?: boolean;
  /** The colour that the browser's own bars take on, by day and at night. */
  ground?: { light: string; dark: string };
  /** What search engines, which load each page by itself, are told of it (JSON-LD 1.1). */
  structuredData?: string | undefined;
  /** The URLs of the modules that the page needs; the first of them starts the site. */
  modules?: readonly string[];
}

/** What the server entry gives to the build and the dev server. */
export interface ServerEntry {
  /** Renders the page at a path such as `/about`; any unknown path gives the missing page. */
  render: (path: string) => Promise<RenderedPage>;
  /** The whole document. */
  documentHtml: (page: Omit<RenderedPage, 'id'>, parts: HeadParts) => string;
}
