/**
 * Returns the path of a page: `/ne/about`, and `/ne` for the start page.
 * @param basename the prefix of the language's paths: empty, or `/ne`
 * @param route the page's own path: `/about`
 */
export function sitePath(basename: string, route: string): string {
  return route === '/' && basename !== '' ? basename : basename + route;
}

/** Returns true if a path belongs to the language with this basename. */
export function isPathBelow(basename: string, path: string): boolean {
  return path === basename || path.startsWith(`${basename}/`);
}
