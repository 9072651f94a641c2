import type { PageContent, PageLoaders } from './model.ts';
import { withWords } from './words.ts';

/** The pages fetched so far. */
export interface PageStore {
  /** The page if it is here already. */
  peek: (id: string) => PageContent | undefined;
  /**
   * The page, fetched once until another one is shown.
   * @param whenMissing what comes of it where it cannot be fetched
   */
  load: (id: string, whenMissing: () => Promise<never>) => Promise<PageContent>;
  /**
   * Fetches a page that may be shown soon. A failure counts only when it is shown.
   * @returns the page, undefined where it cannot be fetched
   */
  prepare: (id: string) => Promise<PageContent | undefined>;
  /** Must be told which page is shown: the others may then be asked for anew. */
  shows: (page: PageContent) => void;
}

/** @param first the page that is being shown already */
export function createPageStore(loaders: PageLoaders, first: PageContent): PageStore {
  const here = new Map([[first.id, first]]);
  const coming = new Map<string, Promise<PageContent>>();

  const fetchPage = async (id: string) => {
    const loader = loaders[id];
    if (!loader) throw new Error(`there is no page "${id}"`);
    const page = withWords((await loader()).page);
    here.set(id, page);
    return page;
  };

  return {
    peek: (id) => here.get(id),
    load: (id, whenMissing) => {
      const promise = coming.get(id) ?? fetchPage(id).catch(whenMissing);
      coming.set(id, promise);
      return promise;
    },
    prepare: async (id) => here.get(id) ?? fetchPage(id).catch(() => undefined),
    shows: (page) => {
      here.set(page.id, page);
      coming.clear();
    },
  };
}
