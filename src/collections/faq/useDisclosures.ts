import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeAnchor } from '../../lib/anchor.ts';

/**
 * Improves native `details` elements: opens and shows the question in the URL, keeps a tapped
 * question in place while the answer above it closes, and closes other answers in browsers that do
 * not.
 * @param ids the ids of the visible questions, separated by spaces; they may change with the date
 */
export function useDisclosures(list: RefObject<HTMLElement | null>, ids: string) {
  const location = useLocation();
  const stopFollowing = useRef(() => {});

  // Runs before the router, which only scrolls to open elements, or back to the last position.
  useLayoutEffect(() => {
    const id = decodeAnchor(location.hash);
    if (!list.current || !id || !ids.split(' ').includes(id)) return;
    const linked = document.getElementById(id)?.closest('details');
    if (!linked) return;
    linked.open = true;
    linked.scrollIntoView();
    stopFollowing.current();
    stopFollowing.current = whileSliding(
      () => linked.offsetHeight,
      () => linked.scrollIntoView({ block: 'nearest' }),
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
    const keepInPlace = ({ target }: MouseEvent) => {
      const question = target instanceof Element && target.closest('summary');
      if (!question) return;
      stopFollowing.current();
      stopFollowing.current = whileSliding(
        () => question.getBoundingClientRect().top + window.scrollY,
        (distance) => window.scrollBy(0, distance),
      );
    };
    element?.addEventListener('toggle', closeOthers, { capture: true });
    element?.addEventListener('click', keepInPlace);
    return () => {
      stopFollowing.current();
      element?.removeEventListener('toggle', closeOthers, { capture: true });
      element?.removeEventListener('click', keepInPlace);
    };
  }, [list]);
}

/** Longer than the animation of an answer. */
const followMs = 500;

/**
 * Measures a length before each frame while an answer opens or closes, and corrects its change in
 * pixels. The time starts at the first frame, because a slow phone starts the animation late.
 * Browsers do not report animations of `::details-content`. @returns a function that stops it
 */
function whileSliding(measure: () => number, correct: (change: number) => void): () => void {
  let last = measure();
  let frame = requestAnimationFrame(function follow(now, start = now) {
    const change = Math.round(measure() - last);
    if (change !== 0) correct(change);
    last += change;
    if (now - start < followMs) frame = requestAnimationFrame((next) => follow(next, start));
  });
  return () => cancelAnimationFrame(frame);
}
