import { useEffect } from 'react';
import { matchPage } from '../content/match-page.ts';
import type { Site } from '../content/model.ts';
import type { PageStore } from '../content/page-store.ts';

/** What tells that a link may be used next; a finger is over it, too, before it is lifted. */
const signs = ['pointerover', 'focusin'];

/** Fetches a page as soon as a link to it is about to be used. */
export function usePagesAhead(store: PageStore, pages: Site['pages']) {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.origin !== location.origin) return;
      void store.prepare(matchPage(pages, link.pathname));
    };
    for (const sign of signs) document.addEventListener(sign, fetchAhead);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, [store, pages]);
}
