import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { decodeAnchor } from '../lib/decode-anchor.ts';

interface FollowedLink {
  /** The position of the link in `document.links`. */
  index: number;
  href: string;
}

/**
 * Announces a new page to screen readers by its title. Then focuses the page's heading, or the
 * element that the URL's anchor names. After Back, focuses the link that the visitor followed.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  // The key identifies a history entry.
  const { key, hash, pathname } = useLocation();
  const isFromHistory = useNavigationType() === 'POP';
  const lastEntry = useRef({ key, pathname });
  const followedLinks = useRef(new Map<string, FollowedLink>());
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
    const previous = lastEntry.current;
    if (previous.key === key) return;
    lastEntry.current = { key, pathname };
    const isOtherPage = previous.pathname !== pathname;
    // A state would render the component again before the page is painted.
    if (isOtherPage) region.current?.replaceChildren(title);
    if (isFromHistory && focusFollowedLink(followedLinks.current.get(key))) return;
    const anchorTarget = hash ? document.getElementById(decodeAnchor(hash)) : null;
    if (anchorTarget) focusWithoutScrolling(anchorTarget);
    else if (isOtherPage) focusWithoutScrolling(document.querySelector('h1'));
  }, [key, hash, pathname, title, isFromHistory]);

  return <div ref={region} role="status" className="visually-hidden" />;
}

/** Opens the FAQ answer around a link and focuses the link. @returns false if it is missing or hidden */
function focusFollowedLink(followed: FollowedLink | undefined): boolean {
  if (!followed) return false;
  const link = document.links[followed.index];
  if (link?.href !== followed.href) return false;
  link.closest('details')?.setAttribute('open', '');
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
