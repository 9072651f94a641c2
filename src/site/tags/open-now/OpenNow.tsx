import { formatDate, formatTime, openDaysSentence } from '../../lib/hours.ts';
import { openingStatus, type OpeningStatus } from '../../lib/opening-status.ts';
import { interpolate } from '../../lib/template.ts';
import { daysLater, localTime, minuteMs, type LocalTime } from '../../lib/time-zone.ts';
import type { Site } from '../../model/content.ts';
import { useSite } from '../../model/contexts.ts';
import { useClock } from '../../ui/useClock.ts';
import styles from './open-now.module.css';

/** Renders whether the shop is open now. Until hydration, renders the opening hours. */
export function OpenNow() {
  const { business, calendar, opening, utcOffsets } = useSite();
  const minute = useClock(toUnixMinutes, undefined);
  const now = minute === undefined ? undefined : localTime(new Date(minute * minuteMs), utcOffsets);
  const status = now && openingStatus(now, business.hours, business.special_days ?? []);
  return (
    <p className={styles.status} data-state={status?.state ?? 'unknown'}>
      <span className={styles.label}>
        {now && status
          ? formatStatus(status, now, opening, calendar)
          : openDaysSentence(business.hours, calendar)}
      </span>
    </p>
  );
}

function toUnixMinutes(now: Date): number {
  return Math.floor(now.getTime() / minuteMs);
}

function formatStatus(
  status: OpeningStatus,
  now: LocalTime,
  text: Site['opening'],
  calendar: Site['calendar'],
) {
  if (status.state === 'open') {
    return interpolate(text.open, { closes: formatTime(status.closes, calendar) });
  }
  if (!status.next) return text.closed;
  const { daysAhead, weekday, opens } = status.next;
  const template = [text.today, text.tomorrow][daysAhead] ?? text.later;
  // From six days ahead, a weekday's name is ambiguous, so the text contains the date instead.
  const day =
    daysAhead < 6
      ? calendar.weekdays[weekday]
      : formatDate(daysLater(now, daysAhead).date, calendar, now.date);
  return interpolate(template, { opens: formatTime(opens, calendar), day });
}
