import { savesData } from '../connection.ts';
import { keepQueryAndAnchor } from '../keep-query-and-anchor.ts';
import { prefetchDocument, prefetchPages } from '../prefetch-pages.ts';

/** Prefetches pages, and completes the links to other languages. */
export function followLinks(signal: AbortSignal) {
  if (!savesData()) prefetchPages(prefetchDocument, signal);
  addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang][lang]');
      if (link) keepQueryAndAnchor(link);
    },
    { signal, capture: true },
  );
  const shownPath = loadedPath();
  const showRequestedPage = () => {
    if (location.pathname !== shownPath) location.reload();
  };
  // The visitor may have gone back before this script has come.
  showRequestedPage();
  addEventListener('popstate', showRequestedPage, { signal });
}

/**
 * Returns the path that the browser has loaded. After a reload the URL may have another path, because
 * history entries that the router has made share one document.
 */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  // The URL of another navigation may be the one before a redirect.
  const isTraversal = type === 'reload' || type === 'back_forward';
  return navigation && isTraversal ? new URL(navigation.name).pathname : location.pathname;
}
