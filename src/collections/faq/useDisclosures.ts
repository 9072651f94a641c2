import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorId } from '../../lib/anchor.ts';

/**
 * Adds what `details` elements do not do everywhere. Opens and shows the one in the URL, even if it
 * appears only today. Keeps a tapped question in place while the answer above it closes. Closes the
 * others in browsers without exclusive groups.
 * @param ids the names of the visible ones, separated by spaces
 */
export function useDisclosures(list: RefObject<HTMLElement | null>, ids: string) {
  const location = useLocation();
  const release = useRef(() => {});

  // Runs before the router, which only scrolls to open elements, or back to the last position.
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
      for (const details of element?.querySelectorAll('details') ?? []) {
        if (details !== target) details.open = false;
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

/** The longest time that an answer slides, in milliseconds. */
const slide = 500;

/**
 * Runs an action while an answer slides and changes the list's height. @returns a function to stop
 */
function whileSliding(list: HTMLElement, action: () => void): () => void {
  const growth = new ResizeObserver(action);
  growth.observe(list);
  const timer = setTimeout(() => growth.disconnect(), slide);
  return () => {
    clearTimeout(timer);
    growth.disconnect();
  };
}
