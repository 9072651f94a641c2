import { usePage, useSite } from '../model/contexts.ts';
import { AskLink } from '../tags/gallery/AskLink.tsx';
import { Badge } from '../ui/badge/Badge.tsx';
import { markdownElements } from './markdown.tsx';
import styles from './page.module.css';
import { tagComponents } from './tags.ts';

const components = { ...tagComponents, ...markdownElements, AskLink };

/**
 * Renders the page's body, compiled by MDX, with components for tags and Markdown elements. Calls the
 * body as a function. As a component, the body would lose its state when staff edit the file.
 */
export function Page() {
  const page = usePage();
  const { notices } = useSite();
  return (
    <div key={page.id} className={styles.page}>
      {page.draft && (
        <p className={styles.draft}>
          <Badge text={notices.draft_mark} />
        </p>
      )}
      {page.body({ components })}
    </div>
  );
}
