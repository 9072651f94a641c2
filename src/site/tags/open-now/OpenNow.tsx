import { formatDate, formatTime, openDaysSentence } from '../../lib/format-hours.ts';
import type { OpeningStatus } from '../../lib/opening-status.ts';
import { interpolate } from '../../lib/template.ts';
import { daysLater, type LocalTime } from '../../lib/local-time.ts';
import type { Site } from '../../model/content.ts';
import { useSite } from '../../model/contexts.ts';
import { useOpeningStatus } from '../../model/useOpeningStatus.ts';
import styles from './open-now.module.css';

/** Renders whether the shop is open now. Until hydration, renders the opening hours. */
export function OpenNow() {
  const { business, calendar, opening } = useSite();
  const current = useOpeningStatus();
  return (
    <p className={styles.status} data-state={current?.status.state ?? 'unknown'}>
      <span className={styles.label}>
        {current
          ? formatStatus(current.status, current.now, opening, calendar)
          : openDaysSentence(business.hours, calendar)}
      </span>
    </p>
  );
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
