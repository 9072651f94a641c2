import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeOf } from '../links/place.ts';
import { inSightFirst } from './in-sight-first.ts';
import { useScrollPositions } from './scroll-positions.ts';

/**
 * What a browser does when a page is loaded, done when the page changes without loading: back and
 * forward return to where the visitor was, a `#place` is shown, any other page starts at its top
 * with the focus on its heading.
 * @param title the title of the page being shown
 * @returns belongs to a live region, which says the title whenever the page has changed
 */
export function useArrival(title: string): RefObject<HTMLDivElement | null> {
  const { key, hash, pathname } = useLocation();
  const navigation = useNavigationType();
  const positionOf = useScrollPositions(key);
  const arrived = useRef({ key, pathname });
  const region = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const left = arrived.current;
    if (left.key === key) return;
    arrived.current = { key, pathname };
    // Written by hand: a state would let React go through the page once more before it is painted.
    if (left.pathname !== pathname) region.current?.replaceChildren(title);

    const place = hash ? document.getElementById(placeOf(hash)) : null;
    const saved = navigation === 'POP' ? positionOf(key) : undefined;
    const heading = document.querySelector('h1');
    if (!place && saved === undefined) {
      window.scrollTo(0, 0);
      const words = heading?.closest('main > div');
      if (words && left.pathname !== pathname) inSightFirst(words);
    }
    if (left.pathname !== pathname || place) focusQuietly(place ?? heading);
    if (saved !== undefined) window.scrollTo(0, saved);
    else place?.scrollIntoView();
  }, [key, hash, pathname, navigation, positionOf, title]);

  return region;
}

function focusQuietly(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
