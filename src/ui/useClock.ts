import { createContext, use, useCallback, useSyncExternalStore } from 'react';

const intervalMs = 5_000;

/** The key in session storage of the time that staff preview (Unix time in milliseconds). */
export const previewKey = 'preview-moment';

/** Provides the current time, or the time that staff preview. */
export const ClockContext = createContext(() => new Date());

/**
 * Returns a value that depends on the time, updated while the page is open.
 * @param read returns the same plain value for the same minute, and must not change between renders
 * @param before the value for the server and for hydration, which must be the same
 */
export function useClock<Value extends string | number, Before>(
  read: (now: Date) => Value,
  before: Before,
): Value | Before {
  const clock = use(ClockContext);
  const now = useCallback(() => read(clock()), [read, clock]);
  const beforeHydration = useCallback(() => before, [before]);
  return useSyncExternalStore<Value | Before>(tick, now, beforeHydration);
}

/** Calls a function regularly, and when the page becomes visible again. @returns a function that stops it */
function tick(onChange: () => void): () => void {
  const timer = setInterval(onChange, intervalMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
