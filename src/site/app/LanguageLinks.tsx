import { sitePath } from '../lib/site-path.ts';
import { usePage, useSite } from '../model/contexts.ts';
import { keepQueryAndAnchor } from './keep-query-and-anchor.ts';
import styles from './language-links.module.css';

/**
 * Renders a link to this page in each language, if the site has several. The link text is the
 * language's own name. If the page is not translated, the link leads to the start page.
 */
export function LanguageLinks() {
  const { basename: currentBasename, header, languages } = useSite();
  const { id, route } = usePage();
  if (languages.length < 2) return null;
  return (
    <ul role="list" aria-label={header.languages} className={`${styles.languages} row screen-only`}>
      {languages.map(({ code, name, basename, pages }) => (
        <li key={code}>
          <a
            href={sitePath(basename, route && pages.includes(id) ? route : '/')}
            lang={code}
            hrefLang={code}
            aria-current={basename === currentBasename ? 'true' : undefined}
            className="touch-link"
            onClick={({ currentTarget }) => keepQueryAndAnchor(currentTarget)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
