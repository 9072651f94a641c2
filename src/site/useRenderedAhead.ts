import { startTransition, useEffect, useRef, useState } from 'react';
import type { PageContent, Site } from '../content/model.ts';
import type { PageStore } from '../content/page-store.ts';
import { free, savesData, stirred } from './restraint.ts';
import styles from './words.module.css';

/** A page and the element it is rendered into, which stands in the document only while it is shown. */
export interface RenderedPage {
  page: PageContent;
  place: HTMLElement;
}

/**
 * Pages are rendered before they are asked for: when there is nothing else to do, all of them are
 * fetched, some 2 KB each, and rendered one by one as soon as the visitor stirs, so that a page that
 * is only looked at costs nothing. Whoever comes back to a page finds it as it was at first.
 * @param shown the id of the page being shown
 */
export function useRenderedAhead(
  store: PageStore,
  pages: Site['pages'],
  shown: string,
): readonly RenderedPage[] {
  const [ahead, setAhead] = useState<readonly RenderedPage[]>([]);
  const used = useRef(new Set<string>());
  const stirring = useRef<Promise<unknown>>(undefined);

  useEffect(() => {
    if (savesData()) return undefined;
    let isOver = false;
    used.current.add(shown);
    stirring.current ??= stirred();

    const render = (page: PageContent | undefined) => {
      if (isOver || !page?.route || page.id === shown) return;
      const isUsed = used.current.delete(page.id);
      startTransition(() => setAhead((before) => withPage(before, page, isUsed)));
    };
    const renderAll = async () => {
      await free();
      const coming = pages.map(({ id }) => store.prepare(id));
      await stirring.current;
      await free();
      await coming.reduce<Promise<void>>(
        (before, page) => before.then(async () => render(await page)).then(free),
        Promise.resolve(),
      );
    };
    void renderAll();
    return () => {
      isOver = true;
    };
  }, [store, pages, shown]);

  return ahead;
}

/** A page that stays where it is keeps its place, also with edited words. */
function withPage(ahead: readonly RenderedPage[], page: PageContent, isUsed: boolean) {
  const known = ahead.find((one) => one.page.id === page.id);
  if (known?.page === page && !isUsed) return ahead;
  const place = known && !isUsed ? known.place : newPlace();
  return [...ahead.filter((one) => one !== known), { page, place }];
}

function newPlace(): HTMLElement {
  return Object.assign(document.createElement('div'), { className: styles.words });
}
