import { openingStatus, type OpeningStatus } from '../lib/opening-status.ts';
import { localTime, minuteMs, type LocalTime } from '../lib/local-time.ts';
import { useClock } from '../ui/useClock.ts';
import { useSite } from './contexts.ts';

/** Returns whether the shop is open, and the shop's time. Before hydration, returns undefined. */
export function useOpeningStatus(): { status: OpeningStatus; now: LocalTime } | undefined {
  const { business, utcOffsets } = useSite();
  const minute = useClock(toUnixMinutes, undefined);
  if (minute === undefined) return undefined;
  const now = localTime(new Date(minute * minuteMs), utcOffsets);
  return { now, status: openingStatus(now, business.hours, business.special_days ?? []) };
}

function toUnixMinutes(now: Date): number {
  return Math.floor(now.getTime() / minuteMs);
}
