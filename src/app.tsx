import { Suspense, use, useEffect, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { SiteContext, useSite, type Actions } from './content/contexts.ts';
import { matchPage } from './content/match-page.ts';
import type { Site } from './content/model.ts';
import type { PageStore } from './content/page-store.ts';
import { tellAlive } from './site/alive.ts';
import { BrokenPage } from './site/Broken.tsx';
import { Page } from './site/Page.tsx';
import { useMissingPage } from './site/useMissingPage.tsx';
import { usePagesAhead } from './site/usePagesAhead.ts';
import { useNotices } from './site/useNotices.tsx';
import { useRenderedAhead } from './site/useRenderedAhead.ts';
import { Boundary } from './ui/boundary/Boundary.tsx';

/** The site inside a router. `store` must hold the page of the first address. */
export function App({ site, store }: { site: Site; store: PageStore }) {
  const { stay, line } = useMissingPage(site.trouble);
  usePagesAhead(store, site.pages);
  const { notify, host } = useNotices(site.notices);
  return (
    <HelmetProvider>
      <SiteContext value={useSiteAndActions(site, notify)}>
        <Boundary fallback={<BrokenPage />}>
          <Suspense>
            <CurrentPage store={store} whenMissing={stay} />
          </Suspense>
        </Boundary>
        {host}
        {line}
      </SiteContext>
    </HelmetProvider>
  );
}

interface CurrentPageProps {
  store: PageStore;
  whenMissing: () => Promise<never>;
}

function CurrentPage({ store, whenMissing }: CurrentPageProps) {
  const { pages } = useSite();
  const id = matchPage(pages, useLocation().pathname);
  const ahead = useRenderedAhead(store, pages, id);
  const page = store.peek(id) ?? use(store.load(id, whenMissing));
  useEffect(() => store.shows(page), [store, page]);
  useEffect(tellAlive, []);
  return <Page page={page} ahead={ahead} />;
}

function useSiteAndActions(site: Site, notify: Actions['notify']): Site & Actions {
  return useMemo(() => ({ ...site, notify }), [site, notify]);
}
