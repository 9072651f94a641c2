import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** The interval of the clock in milliseconds. */
const interval = 5_000;

/** Where staff keep the moment at which they look at the site, in Unix time in milliseconds. */
export const previewKey = 'preview-moment';

/** Returns the time by which the site goes. */
export const ClockContext = createContext(() => new Date());

/**
 * Returns a value that depends on the time, updated while the page is open.
 * @param read returns the same plain value for the same minute, and must not change between renders
 * @param before the value for the server and hydration, which must agree
 */
export function useClock<Value extends string | number, Before>(
  read: (now: Date) => Value,
  before: Before,
): Value | Before {
  const clock = use(ClockContext);
  const now = useCallback(() => read(clock()), [read, clock]);
  const atFirst = useCallback(() => before, [before]);
  return useSyncExternalStore<Value | Before>(tick, now, atFirst);
}

/** Also updates when a page in the background becomes visible again. */
function tick(onChange: () => void): () => void {
  const timer = setInterval(onChange, interval);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
