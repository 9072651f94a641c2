import type { PageRecord } from './page-record.ts';

/** A page as HTML: React's output for the head, and the content of the root element. */
export interface RenderedPage {
  id: string;
  /** The tag of the page's language (BCP 47). */
  lang: string;
  head: string;
  body: string;
  record: Omit<PageRecord, 'scripts'>;
}

/** The parts of the head that only the build or the dev server knows. */
export interface HeadParts {
  /** The URLs of preloaded fonts. */
  fonts?: readonly string[];
  /** Inline styles, so that the page is painted at once. */
  styles?: string;
  styleSheets?: readonly string[];
  /** Adds `noindex` for search engines. On the 404 page, `Head` adds `noindex` anyway. */
  isUnfinished?: boolean;
  /** Links the icon of the shop's logo for home screens. */
  hasLogo?: boolean;
  /** The absolute URL of the page's Open Graph image, and the page's title. */
  openGraphImage?: { url: string; alt: string } | undefined;
  /** The colours of the browser's bars in light and dark mode. */
  themeColours?: { light: string; dark: string };
  /** The URL of the web manifest in the page's language. */
  manifest?: string;
  /** The structured data for search engines (JSON-LD 1.1). */
  structuredData?: string | undefined;
  /** The URLs of the entry script and of its imports. */
  modules?: readonly string[];
  /** The URLs of the modules that hydrate the page. The first one imports the others. */
  hydration?: readonly string[];
}

/** The exports of the server entry for the build and the dev server. */
export interface ServerEntry {
  /** Renders the page at a path such as `/about`, or the 404 page. */
  render: (path: string) => Promise<RenderedPage>;
  documentHtml: (page: Omit<RenderedPage, 'id'>, parts: HeadParts) => string;
}
