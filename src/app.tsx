import { Suspense, use, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { SiteContext, useSite, type Actions } from './content/contexts.ts';
import { matchPage } from './content/match-page.ts';
import type { Content, PageContent, Site } from './content/model.ts';
import { createPageStore, type PageStore } from './content/page-store.ts';
import { Page } from './site/Page.tsx';
import { useNotices } from './site/useNotices.tsx';

/** The site inside a router. `first` is the page that is shown at once, since it is here already. */
export function App({ content, first }: { content: Content; first: PageContent }) {
  const store = useMemo(() => createPageStore(content.loaders, first), [content, first]);
  const { notify, host } = useNotices(content.site.notices);
  return (
    <HelmetProvider>
      <SiteContext value={useSiteAndActions(content.site, notify)}>
        <Suspense>
          <CurrentPage store={store} />
        </Suspense>
        {host}
      </SiteContext>
    </HelmetProvider>
  );
}

function CurrentPage({ store }: { store: PageStore }) {
  const id = matchPage(useSite().pages, useLocation().pathname);
  return <Page page={store.peek(id) ?? use(store.load(id))} />;
}

function useSiteAndActions(site: Site, notify: Actions['notify']): Site & Actions {
  return useMemo(() => ({ ...site, notify }), [site, notify]);
}
