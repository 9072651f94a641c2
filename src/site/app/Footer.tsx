import { useId } from 'react';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { addressLine } from '../lib/address.ts';
import { Hours } from '../tags/hours/Hours.tsx';
import { PageLinks } from '../tags/page-links/PageLinks.tsx';
import { SocialLinks } from '../tags/social-links/SocialLinks.tsx';
import { Anchor } from '../ui/Anchor.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './footer.module.css';

/** Renders the footer: a description of the shop, page links, contacts and opening hours. */
export function Footer() {
  const { business, footer } = useSite();
  const resolve = useResolveLink();
  const pagesId = useId();
  const contacts = [
    { contact: 'directions', text: addressLine(business.address) },
    { contact: 'call', text: business.phone },
    { contact: 'email', text: business.email },
  ];
  return (
    <footer className={styles.footer}>
      <div className={`${styles.columns} row`}>
        <section className={`${styles.about} screen-only`}>
          <h2>{business.name}</h2>
          <p>{footer.about}</p>
        </section>
        <nav className="screen-only" aria-labelledby={pagesId}>
          <h2 id={pagesId}>{footer.pages}</h2>
          <PageLinks />
        </nav>
        <section>
          <h2>{footer.contact}</h2>
          <ul role="list">
            {contacts.map(({ contact, text }) => (
              <li key={contact}>
                <Anchor link={resolve(contact)} className="touch-link">
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{footer.hours}</h2>
          <Hours />
          {business.social && (
            <div className="screen-only">
              <h2>{footer.social}</h2>
              <SocialLinks />
            </div>
          )}
        </section>
      </div>
      <div className={`${styles.legal} row`}>
        <p>{footer.copyright}</p>
        {footer.links?.map(({ words, link }) => (
          <Anchor key={words} link={resolve(link)} className="touch-link screen-only">
            {words}
          </Anchor>
        ))}
        <LanguageLinks />
      </div>
    </footer>
  );
}
