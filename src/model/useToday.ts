import { useCallback } from 'react';
import { localTime } from '../lib/time-zone.ts';
import { useClock } from '../ui/useClock.ts';
import { useSite } from './contexts.ts';

/**
 * The day where the shop is, and that of the build until the page is hydrated; empty where nothing on
 * the site depends on it.
 */
export function useToday(): string {
  const { builtOn = '', business } = useSite();
  const { time_zone: timeZone } = business;
  const today = useCallback(
    (now: Date) => (builtOn ? localTime(now, timeZone).date : ''),
    [builtOn, timeZone],
  );
  return useClock(today, builtOn);
}
