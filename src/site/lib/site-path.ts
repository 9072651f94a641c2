/**
 * Returns the path of a page: `/ne/about`, and `/ne` for the start page.
 * @param basename the prefix of the language's paths: empty, or `/ne`
 * @param route the page's own path: `/about`
 */
export function sitePath(basename: string, route: string): string {
  return route === '/' && basename !== '' ? basename : basename + route;
}

/**
 * Returns the prefix of a path's language: `/ne` for `/ne/about`, and an empty string for `/about`.
 * @param basenames the prefixes of all languages
 */
export function basenameOf(basenames: readonly string[], path: string): string {
  const isAbove = (basename: string) => path === basename || path.startsWith(`${basename}/`);
  return basenames.find((basename) => basename !== '' && isAbove(basename)) ?? '';
}
