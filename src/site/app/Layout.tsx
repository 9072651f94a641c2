import { Outlet, ScrollRestoration, useMatches, type Location } from 'react-router-dom';
import type { PageContent } from '../model/content.ts';
import { PageContext, useSite } from '../model/contexts.ts';
import { Announcement } from './Announcement.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { PageUnavailable } from './PageUnavailable.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SavedCopy } from './SavedCopy.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UnsavedPage } from './UnsavedPage.tsx';

/**
 * Renders what all pages share: head, header and footer. The id `siteMain` contains a capital letter,
 * so that it differs from the ids of headings.
 */
export function Layout() {
  const { language } = useSite();
  const page = useMatches().at(-1)?.loaderData as PageContent;
  return (
    <PageContext value={page}>
      <Head />
      <SkipLink />
      <SavedCopy />
      <Announcement />
      <Header />
      <main id="siteMain" data-page={page.id} data-language={language.code} tabIndex={-1}>
        {page.route === undefined && <UnsavedPage />}
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <PageUnavailable />
      <RouteAnnouncer title={page.data.title} />
      <ScrollRestoration getKey={scrollKey} />
    </PageContext>
  );
}

/** Returns the key of a scroll position: the history entry's key. The first entry uses its path. */
function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
