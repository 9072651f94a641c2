import { useId, useRef, type FocusEvent } from 'react';
import { NavLink, useNavigation } from 'react-router-dom';
import { headerLength } from '../lib/header-length.ts';
import { useSite } from '../model/contexts.ts';
import { linkedPages } from '../model/linked-pages.ts';
import { useContactButtons } from '../model/useContactButtons.tsx';
import { useResolveLink } from '../model/useResolveLink.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';

/**
 * Renders one row: logo, name, page links and contact buttons. If the links do not fit, they are in a
 * popover menu, which works without scripts. If a site has three or more languages, the menu shows
 * them on a phone.
 */
export function Header() {
  const { business, chat, header, languages, logo, pages } = useSite();
  const resolve = useResolveLink();
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const contacts = useContactButtons();
  const isLoading = useNavigation().state === 'loading';

  const links = linkedPages(pages);
  const rowLength = headerLength(
    business.name,
    business.tagline,
    links.map(({ label }) => label),
    [header.call, chat ? (header.whatsapp ?? '') : ''],
  );

  const closeMenu = () => {
    // Browsers without popovers do not know the selector.
    const hasPopovers = 'popover' in HTMLElement.prototype;
    if (hasPopovers && menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
  };

  return (
    <header className={styles.header} aria-busy={isLoading}>
      <div className={styles.bar} data-length={rowLength}>
        <Anchor link={resolve('/')} className={styles.brand} onClick={closeMenu}>
          {logo && <img {...logo} className={styles.logo} alt="" />}
          <span className={styles.name}>
            {business.name}
            <span className={styles.tagline}>{business.tagline}</span>
          </span>
        </Anchor>
        <div className={styles.navigation} onBlur={closeOnBlur}>
          <button
            type="button"
            className={`${buttonClass('secondary')} ${styles.toggle}`}
            popoverTarget={menuId}
            aria-label={header.menu}
          >
            <Icon name="list" className={styles.openIcon} />
            <Icon name="x" className={styles.closeIcon} />
            <span className={styles.toggleLabel}>{header.menu}</span>
          </button>
          <div ref={menu} id={menuId} popover="auto" className={styles.menu}>
            <nav aria-label={header.navigation}>
              <ul role="list">
                {links.map(({ route, label }) => (
                  <li key={route}>
                    <NavLink to={route} end className={styles.pageLink ?? ''} onClick={closeMenu}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.contacts}>{contacts}</div>
            {languages.length > 2 && <LanguageLinks />}
          </div>
        </div>
        <div className={styles.contacts}>{contacts}</div>
        <LanguageLinks />
      </div>
    </header>
  );
}
