import type { PageContent, PageLoaders } from './model.ts';

/** The pages fetched so far. */
export interface PageStore {
  /** The page if it is here already. */
  peek: (id: string) => PageContent | undefined;
  /** The page, fetched once until another one is shown. */
  load: (id: string) => Promise<PageContent>;
  /** Fetches a page that may be shown soon. A failure counts only when it is shown. */
  prepare: (id: string) => void;
  /** Must be told which page is shown: the others may then be asked for anew. */
  shows: (page: PageContent) => void;
}

/**
 * @param whenMissing what comes of a page that cannot be fetched
 * @param first the page that is being shown already, if any
 */
export function createPageStore(
  loaders: PageLoaders,
  whenMissing: () => Promise<never>,
  first?: PageContent,
): PageStore {
  const here = new Map<string, PageContent>(first ? [[first.id, first]] : []);
  const coming = new Map<string, Promise<PageContent>>();

  const fetchPage = async (id: string) => {
    const loader = loaders[id];
    if (!loader) throw new Error(`there is no page "${id}"`);
    const { page } = await loader();
    here.set(id, page);
    return page;
  };

  return {
    peek: (id) => here.get(id),
    load: (id) => {
      const promise = coming.get(id) ?? fetchPage(id).catch(whenMissing);
      coming.set(id, promise);
      return promise;
    },
    prepare: (id) => {
      if (!here.has(id)) fetchPage(id).catch(() => undefined);
    },
    shows: (page) => {
      here.set(page.id, page);
      coming.clear();
    },
  };
}
