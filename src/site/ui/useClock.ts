import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { watchTime } from './watch-time.ts';

/** The session storage key of the time that staff preview (Unix time in milliseconds). */
export const previewKey = 'preview-moment';

/** Provides the current time, or the time that staff preview. */
export const ClockContext = createContext(() => new Date());

/**
 * Returns a value that depends on the time, updated while the page is open.
 * @param read a memoized function of the time; the component renders again if the value changes
 * @param initialValue the value on the server and during hydration, which must render the same HTML
 */
export function useClock<Value extends string | number, Initial>(
  read: (now: Date) => Value,
  initialValue: Initial,
): Value | Initial {
  const clock = use(ClockContext);
  const readNow = useCallback(() => read(clock()), [read, clock]);
  const readInitialValue = useCallback(() => initialValue, [initialValue]);
  return useSyncExternalStore<Value | Initial>(watchTime, readNow, readInitialValue);
}
