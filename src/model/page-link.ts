/** What every page must know of all pages. */
export interface PageLink {
  id: string;
  /** The address, `/about`; the missing page has none. */
  route: string | undefined;
  /** The words of the link in header and footer, if the page asks for one. */
  label: string | undefined;
}
