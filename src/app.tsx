import { Suspense, use, useEffect, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { SiteContext, useSite, type Actions } from './content/contexts.ts';
import { matchPage } from './content/match-page.ts';
import type { Content, PageContent, Site } from './content/model.ts';
import { createPageStore, type PageStore } from './content/page-store.ts';
import { tellAlive } from './site/alive.ts';
import { BrokenPage } from './site/Broken.tsx';
import { Page } from './site/Page.tsx';
import { useMissingPage } from './site/useMissingPage.tsx';
import { usePagesAhead } from './site/usePagesAhead.ts';
import { useNotices } from './site/useNotices.tsx';
import { Boundary } from './ui/boundary/Boundary.tsx';

/** The site inside a router. `first` is the page that is shown at once, since it is here already. */
export function App({ content, first }: { content: Content; first: PageContent }) {
  const { stay, line } = useMissingPage(content.site.trouble);
  const store = useMemo(
    () => createPageStore(content.loaders, stay, first),
    [content, stay, first],
  );
  usePagesAhead(store, content.site.pages);
  const { notify, host } = useNotices(content.site.notices);
  return (
    <HelmetProvider>
      <SiteContext value={useSiteAndActions(content.site, notify)}>
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

function CurrentPage({ store }: { store: PageStore }) {
  const id = matchPage(useSite().pages, useLocation().pathname);
  const page = store.peek(id) ?? use(store.load(id));
  useEffect(() => store.shows(page), [store, page]);
  useEffect(tellAlive, []);
  return <Page page={page} />;
}

function useSiteAndActions(site: Site, notify: Actions['notify']): Site & Actions {
  return useMemo(() => ({ ...site, notify }), [site, notify]);
}
