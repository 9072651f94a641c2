import { tagComponents } from '../tags/registry.tsx';
import { PageContext } from '../content/contexts.ts';
import { markdownComponents } from '../content/markdown.ts';
import type { PageContent } from '../content/model.ts';
import { Boundary } from '../ui/boundary/Boundary.tsx';
import { Announcement } from './Announcement.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Broken } from './Broken.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import styles from './page.module.css';
import { SavedCopy } from './SavedCopy.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

const components = { ...tagComponents, ...markdownComponents };

/** A whole page: head, header, the page's own words, footer. */
export function Page({ page }: { page: PageContent }) {
  const announcement = useArrival(page.data.title);
  return (
    <PageContext value={page}>
      <Head />
      <SkipLink />
      <SavedCopy />
      <Announcement />
      <Header />
      <main id="site-main" className={styles.main} tabIndex={-1}>
        <Boundary key={page.id} fallback={<Broken />}>
          <Words page={page} />
        </Boundary>
      </main>
      <Footer />
      <BottomBar />
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
    </PageContext>
  );
}

/**
 * The page's own words. They are called instead of mounted: edited ones are another function, and
 * as a component would begin anew all that stands in them.
 */
function Words({ page }: { page: PageContent }) {
  return page.body({ components });
}
