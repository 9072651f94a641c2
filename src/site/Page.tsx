import { useDeferredValue } from 'react';
import { PageContext } from '../content/contexts.ts';
import type { PageContent } from '../content/model.ts';
import { Announcement } from './Announcement.tsx';
import { Arrival } from './Arrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import type { RenderedPage } from './useRenderedAhead.ts';
import { SavedCopy } from './SavedCopy.tsx';
import { SkipLink } from './SkipLink.tsx';

// Made once: what is the same on the next page as well does not render again. The line that tells a
// saved copy is not among it, since each page that opens looks for the network anew.
const above = (
  <>
    <Announcement />
    <Header />
  </>
);
const below = (
  <>
    <Footer />
    <BottomBar />
  </>
);

interface PageProps {
  page: PageContent;
  ahead: readonly RenderedPage[];
}

/** A whole page: head, header, the page's own words, footer. */
export function Page({ page, ahead }: PageProps) {
  // What links around the words say of the page may come a frame later than the page itself.
  const later = useDeferredValue(page);
  return (
    <PageContext value={page}>
      <Head />
      <SkipLink />
      <SavedCopy />
      <PageContext value={later}>{above}</PageContext>
      <Main page={page} ahead={ahead} />
      <PageContext value={later}>{below}</PageContext>
      <Arrival title={page.data.title} />
    </PageContext>
  );
}
