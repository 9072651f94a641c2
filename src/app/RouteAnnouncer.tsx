import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorId } from '../lib/anchor.ts';

/**
 * Does for those who hear the page what a browser does when it loads one: when the page changes, its
 * title is announced, and the focus goes to its heading, or to the anchor that the address names.
 * @param title the title of the page being shown
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { key, hash, pathname } = useLocation();
  const left = useRef({ key, pathname });
  const region = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const before = left.current;
    if (before.key === key) return;
    left.current = { key, pathname };
    const isOtherPage = before.pathname !== pathname;
    // Written by hand: a state would render the page once more before it is painted.
    if (isOtherPage) region.current?.replaceChildren(title);
    const anchor = hash ? document.getElementById(anchorId(hash)) : null;
    if (isOtherPage || anchor) focusQuietly(anchor ?? document.querySelector('h1'));
  }, [key, hash, pathname, title]);

  return <div ref={region} role="status" className="visually-hidden" />;
}

function focusQuietly(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
