import type { MouseEvent } from 'react';
import { siteAddress } from '../lib/site-address.ts';
import { usePage, useSite } from '../model/contexts.ts';
import styles from './language-links.module.css';

/**
 * The page being shown in each language, in the language's own name; nothing where there is only
 * one. A page that is not translated leads to the start page.
 */
export function LanguageLinks() {
  const { basename: here, header, languages } = useSite();
  const { id, route } = usePage();
  if (languages.length < 2) return null;
  return (
    <ul role="list" aria-label={header.languages} className={`${styles.languages} row screen-only`}>
      {languages.map(({ code, name, basename, pages }) => (
        <li key={code}>
          <a
            href={siteAddress(basename, route && pages.includes(id) ? route : '/')}
            lang={code}
            hrefLang={code}
            aria-current={basename === here ? 'true' : undefined}
            className="touch-link"
            onClick={keepPlace}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the same place on the page; what is rendered must not depend on it. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}
