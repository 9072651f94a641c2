import { usePage, useSite } from '../model/contexts.ts';
import { Badge } from '../ui/badge/Badge.tsx';
import { markdownElements } from './markdown.tsx';
import styles from './page.module.css';
import { AskLink } from '../tags/gallery/AskLink.tsx';
import { tagComponents } from './tags.ts';

const components = { ...tagComponents, ...markdownElements, AskLink };

/**
 * A page's own content: the body that MDX compiled, its tags and elements mapped to components. The
 * body is called, not mounted: an edited body is another function, and mounting it would reset the
 * state of all that stands in it.
 */
export function Page() {
  const page = usePage();
  const { notices } = useSite();
  return (
    <div key={page.id} className={styles.page}>
      {page.draft && (
        <p className={styles.draft}>
          <Badge word={notices.draft_mark} />
        </p>
      )}
      {page.body({ components })}
    </div>
  );
}
