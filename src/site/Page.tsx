import { Fragment, ViewTransition } from 'react';
import { tagComponents } from '../tags/registry.tsx';
import { PageContext } from '../content/contexts.ts';
import { markdownComponents } from '../content/markdown.ts';
import type { PageContent } from '../content/model.ts';
import { Announcement } from './Announcement.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import styles from './page.module.css';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

const components = { ...tagComponents, ...markdownComponents };

/**
 * A whole page: head, header, the page's own words, footer. The words are called instead of mounted:
 * edited ones are another function, and as a component would begin anew all that stands in them.
 */
export function Page({ page }: { page: PageContent }) {
  const announcement = useArrival(page.data.title);
  return (
    <PageContext value={page}>
      <Head />
      <SkipLink />
      <Announcement />
      <Header />
      <ViewTransition>
        <main id="site-main" className={styles.main} tabIndex={-1}>
          <Fragment key={page.id}>{page.body({ components })}</Fragment>
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
