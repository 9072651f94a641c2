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
  // After a reload, the page may share its document with pages that the router opened before it.
  const { pathname } = location;
  addEventListener('popstate', () => location.pathname !== pathname && location.reload(), {
    signal,
  });
}
