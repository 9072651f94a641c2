import { useCallback } from 'react';
import { localTime } from '../lib/time-zone.ts';
import { useClock } from '../ui/useClock.ts';
import { useSite } from './contexts.ts';

/**
 * Returns the date at the shop, or the build's date until the page is hydrated. It is empty if the
 * site has no dates.
 */
export function useToday(): string {
  const { builtOn = '', utcOffsets } = useSite();
  const today = useCallback(
    (now: Date) => (builtOn ? localTime(now, utcOffsets).date : ''),
    [builtOn, utcOffsets],
  );
  return useClock(today, builtOn);
}
