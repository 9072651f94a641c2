import { ViewTransition } from 'react';
import { tagComponents } from '../tags/registry.tsx';
import { PageContext } from '../content/contexts.ts';
import type { PageContent } from '../content/model.ts';
import { Boundary } from '../ui/boundary/Boundary.tsx';
import { Announcement } from './Announcement.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Broken } from './Broken.tsx';
import { ContentLink } from './ContentLink.tsx';
import { ContentPicture } from './ContentPicture.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import styles from './page.module.css';
import { SavedCopy } from './SavedCopy.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

const components = { ...tagComponents, a: ContentLink, img: ContentPicture };

/** A whole page: head, header, the page's own words, footer. */
export function Page({ page }: { page: PageContent }) {
  const { Body } = page;
  const announcement = useArrival(page.data.title);
  return (
    <PageContext value={page}>
      <Head />
      <SkipLink />
      <SavedCopy />
      <Announcement />
      <Header />
      <ViewTransition>
        <main id="site-main" className={styles.main} tabIndex={-1}>
          <Boundary key={page.id} fallback={<Broken />}>
            <Body components={components} />
          </Boundary>
        </main>
      </ViewTransition>
      <Footer />
      <BottomBar />
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
    </PageContext>
  );
}
