/** Returns the path of the page that a URL of the staff page shows: `/ne/faq#prices`. */
export function shownPath({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  return (new URLSearchParams(search).get('page') ?? '/') + hash;
}

/** Returns the URL of the staff page that shows a page: `/staff?page=/ne/faq#prices`. */
export function staffUrl(path: string): string {
  const [pathname = '/', anchor] = path.split('#');
  return `/staff?page=${encodeURI(pathname)}${anchor === undefined ? '' : `#${anchor}`}`;
}
