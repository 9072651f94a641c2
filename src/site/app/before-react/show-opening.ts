import { openingNow, pictureInState, type OpeningFacts } from '../../lib/opening-now.ts';

/**
 * Shows at a minute whether the shop is open, in `OpenNow` and in the pictures of doors. Records the
 * minute on `<html>`, because hydration must render the same.
 */
export function showOpening(facts: OpeningFacts, minute: number) {
  const { state, text } = openingNow(facts, minute);
  for (const status of document.querySelectorAll<HTMLElement>('[data-state]')) {
    status.dataset.state = state;
    const label = status.firstElementChild;
    if (label && label.textContent !== text) label.textContent = text;
  }
  for (const picture of document.querySelectorAll('[data-door] img')) {
    const src = picture.getAttribute('src') ?? '';
    if (src !== pictureInState(src, state)) picture.setAttribute('src', pictureInState(src, state));
  }
  document.documentElement.dataset.minute = String(minute);
}

/** Returns the minute that the page shows, if it shows one. */
export function shownMinute(): number | undefined {
  const { minute } = document.documentElement.dataset;
  return minute === undefined ? undefined : Number(minute);
}
