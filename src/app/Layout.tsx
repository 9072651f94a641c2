import { Outlet, ScrollRestoration, useMatches, type Location } from 'react-router-dom';
import type { PageContent } from '../model/content.ts';
import { PageContext } from '../model/contexts.ts';
import { Announcement } from './Announcement.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { PageUnavailable } from './PageUnavailable.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SavedCopy } from './SavedCopy.tsx';
import { SkipLink } from './SkipLink.tsx';

/**
 * What stands around every page: head, header, footer, and what happens when the page changes. The
 * capital letters in ids keep them apart from those of headings, which have none.
 */
export function Layout() {
  const page = useMatches().at(-1)?.loaderData as PageContent;
  return (
    <PageContext value={page}>
      <Head />
      <SkipLink />
      <SavedCopy />
      <Announcement />
      <Header />
      <main id="siteMain" data-page={page.id} tabIndex={-1}>
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

/** The router's key of a place in the history, or the address where somebody typed one, which has none. */
function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
