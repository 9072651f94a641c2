import type { MouseEvent } from 'react';
import { sitePath } from '../lib/site-path.ts';
import { usePage, useSite } from '../model/contexts.ts';
import styles from './language-links.module.css';

/**
 * Renders a link to this page in each language, in the language's own name, if there are several.
 * An untranslated page links to the start page.
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
            onClick={keepAnchor}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Adds the URL's anchor on click, because the server does not know it when it renders the page. */
function keepAnchor({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}
