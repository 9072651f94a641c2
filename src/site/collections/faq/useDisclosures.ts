import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeAnchor } from '../../lib/anchor.ts';

/**
 * Improves native `details` elements. Opens the question in the URL and scrolls to it. Keeps a tapped
 * question in place while an answer above it closes. Closes other answers if the browser ignores `name`.
 * @param ids the ids of the visible questions, separated by spaces; they may change with the date
 */
export function useDisclosures(list: RefObject<HTMLElement | null>, ids: string) {
  const location = useLocation();
  const stopTracking = useRef(() => {});

  // Runs before the router scrolls. The router does not open a closed answer.
  useLayoutEffect(() => {
    const id = decodeAnchor(location.hash);
    if (!id || !ids.split(' ').includes(id)) return;
    const linkedDetails = document.getElementById(id)?.closest('details');
    if (!linkedDetails) return;
    linkedDetails.open = true;
    linkedDetails.scrollIntoView();
    stopTracking.current();
    stopTracking.current = trackLength(
      () => linkedDetails.offsetHeight,
      () => linkedDetails.scrollIntoView({ block: 'nearest' }),
    );
  }, [location, ids]);

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
      stopTracking.current();
      stopTracking.current = trackLength(
        () => question.getBoundingClientRect().top + window.scrollY,
        (distance) => window.scrollBy(0, distance),
      );
    };
    // Captures `toggle`, because `toggle` does not bubble.
    element?.addEventListener('toggle', closeOthers, { capture: true });
    element?.addEventListener('click', keepInPlace);
    return () => {
      stopTracking.current();
      element?.removeEventListener('toggle', closeOthers, { capture: true });
      element?.removeEventListener('click', keepInPlace);
    };
  }, [list]);
}

/** Tracking stops after this time without a change. It is longer than an answer's animation. */
const trackingMs = 500;

/**
 * Measures a length in pixels in each frame, and calls `onChange` with each difference. A slow phone
 * starts the animation late, so each change extends the tracking. Browsers fire no events for
 * animations of `::details-content`. @returns a function that stops the measurements
 */
function trackLength(measure: () => number, onChange: (change: number) => void): () => void {
  let previous = measure();
  let lastChange: number | undefined;
  let frame = requestAnimationFrame(function repeat(now) {
    lastChange ??= now;
    const change = Math.round(measure() - previous);
    if (change !== 0) {
      onChange(change);
      previous += change;
      lastChange = now;
    }
    if (now - lastChange < trackingMs) frame = requestAnimationFrame(repeat);
  });
  return () => cancelAnimationFrame(frame);
}
