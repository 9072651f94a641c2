import { useCallback, useSyncExternalStore } from 'react';

/** The interval of the clock in milliseconds. */
const interval = 5_000;

/**
 * Returns a value that depends on the time, updated while the page is open.
 * @param read returns the same plain value for the same minute, and must not change between renders
 * @param before the value for the server and hydration, which must agree
 */
export function useClock<Value extends string | number, Before>(
  read: (now: Date) => Value,
  before: Before,
): Value | Before {
  const now = useCallback(() => read(new Date()), [read]);
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
