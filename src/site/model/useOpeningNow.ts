import { use } from 'react';
import { openingNow, toUnixMinutes } from '../lib/opening-now.ts';
import { useClock } from '../ui/useClock.ts';
import { ShownMinuteContext, useSite } from './contexts.ts';

/**
 * Returns whether the shop is open, with the text that says so; undefined on the server. During
 * hydration, returns what the page shows already.
 */
export function useOpeningNow(): ReturnType<typeof openingNow> | undefined {
  const site = useSite();
  const minute = useClock(toUnixMinutes, use(ShownMinuteContext));
  return minute === undefined ? undefined : openingNow(site, minute);
}
