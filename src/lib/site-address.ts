/**
 * The address of a page on the site: `/ne/about`, and `/ne` for the start page.
 * @param basename what the addresses of its language begin with: nothing, or `/ne`
 * @param route the page's own: `/about`
 */
export function siteAddress(basename: string, route: string): string {
  return route === '/' && basename !== '' ? basename : basename + route;
}

/** Whether an address is in the part of the site that a basename begins. */
export function isBelow(basename: string, address: string): boolean {
  return address === basename || address.startsWith(`${basename}/`);
}
