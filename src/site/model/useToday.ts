import { useCallback } from 'react';
import { localTime } from '../lib/local-time.ts';
import { useClock } from '../ui/useClock.ts';
import { useSite } from './contexts.ts';

/**
 * Returns the shop's date. Before hydration, returns the date of the build. Returns an empty string
 * if the content does not depend on the date.
 */
export function useToday(): string {
  const { builtOn = '', utcOffsets } = useSite();
  const today = useCallback(
    (now: Date) => (builtOn ? localTime(now, utcOffsets).date : ''),
    [builtOn, utcOffsets],
  );
  return useClock(today, builtOn);
}
