/**
 * Lets what is new on the page appear softly. View transitions would do so too, but take pictures
 * of the page before and after: on a slow phone the next page then shows half a second later.
 */
export function fadeIn(element: Element | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const duration = getComputedStyle(document.documentElement).getPropertyValue('--calm');
  element?.animate({ opacity: [0.2, 1] }, { duration: Number.parseFloat(duration) });
}
