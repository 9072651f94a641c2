import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorId } from '../../lib/anchor.ts';

/**
 * What `details` elements inside the list cannot do by themselves everywhere:
 * the one that the address names opens within sight, also when it shows only since today, and where a
 * browser does not know exclusive groups,
 * opening one closes the others.
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
    if (!element || 'name' in HTMLDetailsElement.prototype) return;
    const closeOthers = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of element.querySelectorAll('details')) {
        if (other !== target) other.open = false;
      }
    };
    element.addEventListener('toggle', closeOthers, { capture: true });
    return () => element.removeEventListener('toggle', closeOthers, { capture: true });
  }, [list]);
}
