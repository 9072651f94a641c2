import { startTransition, Suspense, use, useEffect, useMemo, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { loaders, site } from 'virtual:content';
import { SiteContext, useSite, type Actions } from './content/contexts.ts';
import { matchPage } from './content/match-page.ts';
import type { PageContent, PageLoaders, Site } from './content/model.ts';
import { createPageStore, type PageStore } from './content/page-store.ts';
import { BrokenPage } from './site/Broken.tsx';
import { Page } from './site/Page.tsx';
import { useMissingPage } from './site/useMissingPage.tsx';
import { useNotices } from './site/useNotices.tsx';
import { Boundary } from './ui/boundary/Boundary.tsx';

/** The site inside a router. `first` is the page that is shown at once, since it is here already. */
export function App({ first }: { first: PageContent }) {
  const { stay, line } = useMissingPage(site.trouble);
  const { content, store } = useContent(first, stay);
  const { notify, host } = useNotices(content.notices);
  return (
    <HelmetProvider>
      <SiteContext value={useSiteAndActions(content, notify)}>
        <Boundary fallback={<BrokenPage />}>
          <Suspense>
            <CurrentPage store={store} />
          </Suspense>
        </Boundary>
        {host}
        {line}
      </SiteContext>
    </HelmetProvider>
  );
}

/** All content as one, so that no page can be linked to before it can be fetched. */
interface Content {
  content: Site;
  loaders: PageLoaders;
  store: PageStore;
}

/** In development edited content takes the place of the old once the page being shown is here. */
function useContent(first: PageContent, whenMissing: () => Promise<never>): Content {
  const [shown, setShown] = useState<Content>(() => ({
    content: site,
    loaders,
    store: createPageStore(loaders, whenMissing, first),
  }));
  const isEdited = shown.loaders !== loaders;
  useEffect(() => {
    if (!isEdited) return;
    const edited = { content: site, loaders, store: createPageStore(loaders, whenMissing) };
    startTransition(() => setShown(edited));
  }, [isEdited, whenMissing]);
  return shown;
}

function CurrentPage({ store }: { store: PageStore }) {
  const id = matchPage(useSite().pages, useLocation().pathname);
  const page = store.peek(id) ?? use(store.load(id));
  useEffect(() => store.shows(page), [store, page]);
  return <Page page={page} />;
}

function useSiteAndActions(content: Site, notify: Actions['notify']): Site & Actions {
  return useMemo(() => ({ ...content, notify }), [content, notify]);
}
