/**
 * Whether the page may load itself again to get what it misses: never without network, never over
 * words that somebody has typed, and never twice in a row.
 */
export function mayReload(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const isReloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  return navigator.onLine && !isReloaded && ![...document.forms].some(holdsWords);
}

function holdsWords(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== '');
}
