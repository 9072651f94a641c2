import { useRef } from 'react';
import { usePage, useSite } from '../content/contexts.ts';
import { linkedPages } from '../content/linked-pages.ts';
import { useResolveLink } from '../content/useResolveLink.ts';
import { Anchor } from '../ui/anchor/Anchor.tsx';
import { PageLink } from '../ui/anchor/PageLink.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import styles from './header.module.css';
import { Mark } from './Mark.tsx';

const menuId = 'site-menu';
const emSpace = '\u2003';

/**
 * The header, one row: mark and name, the links, call and chat. Where the row has no room for all,
 * links and buttons are a popover, which opens, closes on Escape and gives the focus back without
 * any script.
 */
export function Header() {
  const { business, header, pages } = useSite();
  const { route: here } = usePage();
  const resolve = useResolveLink();
  const menu = useRef<HTMLDivElement>(null);

  const links = linkedPages(pages);
  const rowWords = [...links.map(({ label }) => label), header.call, header.whatsapp];

  const closeMenu = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Anchor link={resolve('/')} className={styles.name} onClick={closeMenu}>
          <Mark />
          <span className={styles.words}>
            {business.name}
            <span className={styles.tagline}>{business.tagline}</span>
          </span>
        </Anchor>
        <div className={styles.room} data-row={rowWords.join(emSpace)}>
          <div className={styles.contents}>
            <button
              type="button"
              className={`${buttonClass('secondary')} ${styles.toggle}`}
              popoverTarget={menuId}
              aria-label={header.menu}
            >
              <Icon name="list" />
              <span className={styles.label}>{header.menu}</span>
            </button>
            <div ref={menu} id={menuId} popover="auto" className={styles.menu}>
              <nav aria-label={header.navigation}>
                <ul role="list">
                  {links.map(({ route, label }) => (
                    <li key={route}>
                      <PageLink
                        to={route}
                        className={styles.link}
                        aria-current={route === here ? 'page' : undefined}
                        onClick={closeMenu}
                      >
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className={styles.actions}>
                <ButtonLink link={resolve('call')} look="primary" icon="phone">
                  {header.call}
                </ButtonLink>
                <ButtonLink link={resolve('whatsapp')} look="whatsapp" icon="whatsapp-logo">
                  {header.whatsapp}
                </ButtonLink>
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
