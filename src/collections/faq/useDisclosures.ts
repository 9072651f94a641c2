import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorId } from '../../lib/anchor.ts';

/**
 * What `details` elements inside the list cannot do by themselves everywhere:
 * the one that the address names opens within sight, also when it shows only since today, one that is
 * opened comes into sight as a whole, and where a browser does not know exclusive groups, opening one
 * closes the others.
 * @param ids the names of what is shown, with spaces between them
 */
export function useDisclosures(list: RefObject<HTMLElement | null>, ids: string) {
  const location = useLocation();

  // Before the router, which scrolls only to what it finds open, or back to where somebody was.
  useLayoutEffect(() => {
    const id = anchorId(location.hash);
    if (!id || !ids.split(' ').includes(id)) return;
    const named = document.getElementById(id)?.closest('details');
    if (!named) return;
    named.open = true;
    named.scrollIntoView();
  }, [location, ids]);

  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (!('name' in HTMLDetailsElement.prototype)) {
        for (const other of element?.querySelectorAll('details') ?? []) {
          if (other !== target) other.open = false;
        }
      }
      keepInSight(target);
    };
    element?.addEventListener('toggle', follow, { capture: true });
    return () => element?.removeEventListener('toggle', follow, { capture: true });
  }, [list]);
}

/** How long after its opening an answer is followed, in milliseconds: longer than it slides. */
const slide = 1_000;

/** Scrolls along while an element grows, as little as shows all of it, clear of header and bottom bar. */
function keepInSight(element: HTMLElement) {
  const growth = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
  growth.observe(element);
  setTimeout(() => growth.disconnect(), slide);
}
