/** The page that is shown. */
export interface ShownPage {
  /** The path of the page: `/ne/about`. */
  path: string;
  /** The language of the page (BCP 47). */
  language: string;
  /** The prefix of the paths of this language: empty, or `/ne`. */
  basename: string;
}

/** Returns the path of the page that a URL of the staff page shows: `/ne/faq#prices`. */
export function shownPath({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  return (new URLSearchParams(search).get('page') ?? '/') + hash;
}

/** Returns the language of the bar for a path before the content is read: `ne` for `/ne/faq`. */
export function startLanguageOf(path: string): 'en' | 'ne' {
  return /^\/ne(?=[/#]|$)/.test(path) ? 'ne' : 'en';
}

/** Returns the URL of the staff page that shows a page: `/staff?page=/ne/faq#prices`. */
export function staffUrl(path: string): string {
  const [pathname = '/', anchor] = path.split('#');
  return `/staff?page=${encodeURI(pathname)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns true if a URL of the staff page names the page to show. */
export function namesPage({ search }: Pick<Location, 'search'>): boolean {
  return new URLSearchParams(search).has('page');
}

/** Returns true if the person who uses this browser reads a language (BCP 47). */
export function isRead(language: string): boolean {
  const [code] = language.split('-');
  return navigator.languages.some((other) => other.split('-')[0] === code);
}

/**
 * Returns the path of the page to show before the content is read: the one that the URL names, or the start
 * page in a language of the bar that the person reads.
 */
export function startPath({ search }: Pick<Location, 'search'>): string {
  if (namesPage({ search })) return shownPath({ search, hash: '' });
  return isRead('ne') ? '/ne' : '/';
}
