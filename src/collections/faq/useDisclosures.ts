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
    release.current = whileSliding(
      () => named.offsetHeight,
      () => named.scrollIntoView({ block: 'nearest' }),
    );
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
      if (!question) return;
      release.current();
      release.current = whileSliding(
        () => question.getBoundingClientRect().top + window.scrollY,
        (distance) => window.scrollBy(0, distance),
      );
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

/** Longer than an answer slides, in milliseconds. */
const slide = 500;

/**
 * Measures a length before each frame while an answer slides, and passes its change in pixels on.
 * Counts from the first frame, since a slow phone starts to slide late. Browsers report neither
 * animations nor events of `::details-content`. @returns a function to stop
 */
function whileSliding(measure: () => number, correct: (change: number) => void): () => void {
  let last = measure();
  let frame = requestAnimationFrame(function follow(now, start = now) {
    const change = Math.round(measure() - last);
    if (change !== 0) correct(change);
    last += change;
    if (now - start < slide) frame = requestAnimationFrame((next) => follow(next, start));
  });
  return () => cancelAnimationFrame(frame);
}
