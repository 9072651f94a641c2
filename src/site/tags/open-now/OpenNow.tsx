import { midnight } from '../../fields/time-of-day.ts';
import { formatDate, formatTime, openDaysSentence } from '../../lib/format-hours.ts';
import type { DayAhead, OpeningStatus } from '../../lib/opening-status.ts';
import { interpolate } from '../../lib/template.ts';
import { daysLater, type LocalTime } from '../../lib/local-time.ts';
import type { Site } from '../../model/content.ts';
import { useSite } from '../../model/contexts.ts';
import { useOpeningStatus } from '../../model/useOpeningStatus.ts';
import styles from './open-now.module.css';

/**
 * Renders whether the shop is open now. Until hydration, renders the opening hours. A hero with doors
 * shows the hours below the status if it has space.
 */
export function OpenNow() {
  const { business, calendar, opening } = useSite();
  const current = useOpeningStatus();
  const hours = openDaysSentence(business.hours, calendar);
  return (
    <p className={styles.status} data-state={current?.status.state ?? 'unknown'}>
      <span className={styles.label}>
        {current ? formatStatus(current.status, current.now, opening, calendar) : hours}
      </span>
      <span className={styles.hours}>{hours}</span>
    </p>
  );
}

function formatStatus(
  status: OpeningStatus,
  now: LocalTime,
  text: Site['opening'],
  calendar: Site['calendar'],
) {
  // From six days ahead, a weekday's name is ambiguous, so the text contains the date instead.
  const formatDay = ({ daysAhead, weekday }: DayAhead) =>
    daysAhead < 6
      ? calendar.weekdays[weekday]
      : formatDate(daysLater(now, daysAhead).date, calendar, now.date);
  if (status.state === 'open') {
    if (!status.end) return text.always;
    const { daysAhead, closes } = status.end;
    const isLonger = daysAhead * midnight + closes > now.minutes + midnight;
    return interpolate(isLonger ? text.open_longer : text.open, {
      closes: formatTime(closes, calendar),
      day: formatDay(status.end),
    });
  }
  if (!status.next) return text.closed;
  const { daysAhead, opens } = status.next;
  const template = [text.today, text.tomorrow][daysAhead] ?? text.later;
  return interpolate(template, {
    opens: formatTime(opens, calendar),
    day: formatDay(status.next),
  });
}
