import { tagComponents } from '../tags/registry.tsx';
import { PageContext } from '../content/contexts.ts';
import { markdownComponents } from '../content/markdown.ts';
import type { PageContent } from '../content/model.ts';
import { Boundary } from '../ui/boundary/Boundary.tsx';
import { Announcement } from './Announcement.tsx';
import { Arrival } from './Arrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Broken } from './Broken.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import styles from './page.module.css';
import { SavedCopy } from './SavedCopy.tsx';
import { SkipLink } from './SkipLink.tsx';

const components = { ...tagComponents, ...markdownComponents };

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

/** A whole page: head, header, the page's own words, footer. */
export function Page({ page }: { page: PageContent }) {
  return (
    <PageContext value={page}>
      <Head />
      <SkipLink />
      <SavedCopy />
      {above}
      <main id="site-main" className={styles.main} tabIndex={-1}>
        <Boundary key={page.id} fallback={<Broken />}>
          <Words page={page} />
        </Boundary>
      </main>
      {below}
      <Arrival title={page.data.title} />
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
