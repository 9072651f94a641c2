import { useCallback, useSyncExternalStore } from 'react';

/** How often the clock is looked at, in milliseconds. */
const interval = 5_000;

/**
 * Something that follows from the time, kept right while the page stays open.
 * @param read the same for the same minute, and a plain value; must not change between renders
 * @param before what the server and a page that is being hydrated show, since both must show the same
 */
export function useClock<Value extends string | number, Before>(
  read: (now: Date) => Value,
  before: Before,
): Value | Before {
  const now = useCallback(() => read(new Date()), [read]);
  const atFirst = useCallback(() => before, [before]);
  return useSyncExternalStore<Value | Before>(tick, now, atFirst);
}

/** Also looks at the clock when a page that slept in the background is looked at again. */
function tick(onChange: () => void): () => void {
  const timer = setInterval(onChange, interval);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
