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
import { UnsavedPage } from './UnsavedPage.tsx';

/**
 * Renders the frame of every page: head, header, footer and the change of pages. Capital letters
 * keep its ids apart from those of headings.
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

/** Returns the router's key of a history entry, or the URL if a visitor typed it. */
function scrollKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
