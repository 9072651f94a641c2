import { useCallback } from 'react';
import { localTime } from '../lib/time-zone.ts';
import { useClock } from '../ui/useClock.ts';
import { useSite } from './contexts.ts';

/**
 * The day where the shop is, and that of the build until the page is hydrated; empty where nothing on
 * the site depends on it.
 */
export function useToday(): string {
  const { builtOn = '', utcOffsets } = useSite();
  const today = useCallback(
    (now: Date) => (builtOn ? localTime(now, utcOffsets).date : ''),
    [builtOn, utcOffsets],
  );
  return useClock(today, builtOn);
}
