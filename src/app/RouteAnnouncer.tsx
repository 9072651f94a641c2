import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { anchorId } from '../lib/anchor.ts';

/**
 * Announces a changed page to screen readers: its title, and the focus on its heading or on the
 * URL's anchor. After Back it focuses the link that was followed, which may be in an answer.
 * @param title the title of the current page
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { key, hash, pathname } = useLocation();
  const isFromHistory = useNavigationType() === 'POP';
  const left = useRef({ key, pathname });
  const followed = useRef(new Map<string, { index: number; href: string }>());
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const index = [...document.links].indexOf(link);
      followed.current.set(key, { index, href: link.href });
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);

  useLayoutEffect(() => {
    const before = left.current;
    if (before.key === key) return;
    left.current = { key, pathname };
    const isOtherPage = before.pathname !== pathname;
    // A state would render the page again before it is painted.
    if (isOtherPage) region.current?.replaceChildren(title);
    const { index = -1, href } = (isFromHistory && followed.current.get(key)) || {};
    const link = document.links[index];
    if (link && link.href === href && focusLink(link)) return;
    const anchor = hash ? document.getElementById(anchorId(hash)) : null;
    if (isOtherPage || anchor) focusQuietly(anchor ?? document.querySelector('h1'));
  }, [key, hash, pathname, title, isFromHistory]);

  return <div ref={region} role="status" className="visually-hidden" />;
}

/** Focuses a link, unless it is hidden. @returns whether it has the focus */
function focusLink(link: HTMLElement): boolean {
  link.closest('details')?.setAttribute('open', '');
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

function focusQuietly(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
