import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorId } from '../../lib/anchor.ts';

/**
 * Does what `details` elements inside the list cannot do by themselves everywhere: opens the one that
 * the URL names within sight, also if it shows only since today, keeps the question that is tapped where
 * it is while the open answer above it closes, and closes the others in browsers without exclusive groups.
 * @param ids the names of what is shown, with spaces between them
 */
export function useDisclosures(list: RefObject<HTMLElement | null>, ids: string) {
  const location = useLocation();
  const release = useRef(() => {});

  // Before the router, which scrolls only to what it finds open, or back to where somebody was.
  useLayoutEffect(() => {
    const id = anchorId(location.hash);
    if (!list.current || !id || !ids.split(' ').includes(id)) return;
    const named = document.getElementById(id)?.closest('details');
    if (!named) return;
    named.open = true;
    named.scrollIntoView();
    release.current();
    release.current = whileSliding(list.current, () => named.scrollIntoView({ block: 'nearest' }));
  }, [list, location, ids]);

  useEffect(() => {
    const element = list.current;
    const closeOthers = ({ target }: Event) => {
      if ('name' in HTMLDetailsElement.prototype) return;
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of element?.querySelectorAll('details') ?? []) {
        if (other !== target) other.open = false;
      }
    };
    const keepPlace = ({ target }: MouseEvent) => {
      const question = target instanceof Element && target.closest('summary');
      if (!element || !question) return;
      const { top } = question.getBoundingClientRect();
      release.current();
      release.current = whileSliding(element, () => {
        window.scrollBy(0, question.getBoundingClientRect().top - top);
      });
    };
    element?.addEventListener('toggle', closeOthers, { capture: true });
    element?.addEventListener('click', keepPlace);
    return () => {
      release.current();
      element?.removeEventListener('toggle', closeOthers, { capture: true });
      element?.removeEventListener('click', keepPlace);
    };
  }, [list]);
}

/** How long an answer slides at most, in milliseconds. */
const slide = 500;

/** Runs an action whenever the list changes its height while an answer slides. @returns ends it */
function whileSliding(list: HTMLElement, action: () => void): () => void {
  const growth = new ResizeObserver(action);
  growth.observe(list);
  const timer = setTimeout(() => growth.disconnect(), slide);
  return () => {
    clearTimeout(timer);
    growth.disconnect();
  };
}
