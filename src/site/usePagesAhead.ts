import { useEffect } from 'react';
import { matchPage } from '../content/match-page.ts';
import type { Site } from '../content/model.ts';
import type { PageStore } from '../content/page-store.ts';
import { free, savesData } from './restraint.ts';

/** What tells that a link may be used next; a finger is over it, too, before it is lifted. */
const signs = ['pointerover', 'focusin'];

/**
 * Fetches pages before they are asked for: one as soon as a link to it is about to be used, and all,
 * some 2 KB each, when there is nothing else to do.
 */
export function usePagesAhead(store: PageStore, pages: Site['pages']) {
  useEffect(() => {
    const fetchAll = async () => {
      await free();
      for (const { id } of pages) store.prepare(id);
    };
    if (!savesData()) void fetchAll();
  }, [store, pages]);

  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.origin !== location.origin) return;
      store.prepare(matchPage(pages, link.pathname));
    };
    for (const sign of signs) document.addEventListener(sign, fetchAhead);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, [store, pages]);
}
