import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { decodeAnchor } from '../lib/anchor.ts';

/**
 * Announces a new page to screen readers by its title. Focuses its heading or the element of the
 * URL's anchor. After Back, focuses the link that the visitor followed.
 * @param title the title of the current page
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { key, hash, pathname } = useLocation();
  const isFromHistory = useNavigationType() === 'POP';
  const lastPage = useRef({ key, pathname });
  const followedLinks = useRef(new Map<string, { index: number; href: string }>());
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const index = [...document.links].indexOf(link);
      followedLinks.current.set(key, { index, href: link.href });
    };
    document.addEventListener('click', rememberLink, { capture: true });
    return () => document.removeEventListener('click', rememberLink, { capture: true });
  }, [key]);

  useLayoutEffect(() => {
    const previous = lastPage.current;
    if (previous.key === key) return;
    lastPage.current = { key, pathname };
    const isOtherPage = previous.pathname !== pathname;
    // A state would render the component again before the page is painted.
    if (isOtherPage) region.current?.replaceChildren(title);
    const followed = isFromHistory ? followedLinks.current.get(key) : undefined;
    const link = followed && document.links[followed.index];
    if (link && link.href === followed.href && focusLink(link)) return;
    const anchor = hash ? document.getElementById(decodeAnchor(hash)) : null;
    if (isOtherPage || anchor) focusWithoutScrolling(anchor ?? document.querySelector('h1'));
  }, [key, hash, pathname, title, isFromHistory]);

  return <div ref={region} role="status" className="visually-hidden" />;
}

/** Opens the FAQ answer around a link and focuses the link. @returns false if the link is hidden */
function focusLink(link: HTMLElement): boolean {
  link.closest('details')?.setAttribute('open', '');
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
