import { useRouteError } from 'react-router-dom';
import { useSite } from '../model/contexts.ts';
import { linkedPages } from '../model/linked-pages.ts';
import { addressLine } from '../lib/address.ts';
import { googleMapsUrl } from '../lib/maps.ts';
import { tel } from '../lib/phone-links.ts';
import { sitePath } from '../lib/site-path.ts';
import styles from './fallback.module.css';

/** Renders the page that replaces the whole site if the layout throws. */
export function ErrorPage() {
  return (
    <main>
      <ErrorFallback />
    </main>
  );
}

/**
 * Replaces a page that throws: renders contacts and links to the other pages. The links load whole
 * documents, because the router may be broken. Before hydration, the plain HTML is the better
 * replacement, so the error is passed on.
 */
export function ErrorFallback() {
  const error = useRouteError();
  if (!('hydrated' in document.documentElement.dataset)) throw error;
  const { basename, business, errors, pages } = useSite();
  const links = [
    { href: tel(business.phone), text: business.phone },
    { href: googleMapsUrl(business.location), text: addressLine(business.address) },
    ...linkedPages(pages).map(({ route, label }) => ({
      href: sitePath(basename, route),
      text: label,
    })),
  ];
  return (
    <section className={styles.broken}>
      <h1>{errors.broken}</h1>
      <p>{errors.help}</p>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className="touch-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
