import { useSite } from '../../model/contexts.ts';
import { useClock } from '../../ui/useClock.ts';
import type { Site } from '../../model/content.ts';
import { formatDate, openingSentence, timeInWords } from '../../lib/hours.ts';
import { openingStatus, type OpeningStatus } from '../../lib/opening-status.ts';
import { fill } from '../../lib/template.ts';
import { daysLater, localTime, type LocalTime } from '../../lib/time-zone.ts';
import styles from './open-now.module.css';

/** Shows whether the shop is open now, updated on an open page. Before, it shows the hours. */
export function OpenNow() {
  const { business, calendar, opening, utcOffsets } = useSite();
  const minute = useClock(minuteOf, undefined);
  const now = minute === undefined ? undefined : localTime(new Date(minute * 60_000), utcOffsets);
  const status = now && openingStatus(now, business.hours, business.special_days ?? []);
  return (
    <p className={styles.place} data-state={status ? status.state : 'unknown'}>
      <span className={styles.line}>
        {now && status
          ? statusInWords(status, now, opening, calendar)
          : openingSentence(business.hours, calendar)}
      </span>
    </p>
  );
}

function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000);
}

function statusInWords(
  status: OpeningStatus,
  now: LocalTime,
  text: Site['opening'],
  calendar: Site['calendar'],
) {
  if (status.state === 'open') {
    return fill(text.open, { closes: timeInWords(status.closes, calendar) });
  }
  if (!status.next) return text.closed;
  const { daysAhead, weekday, opens } = status.next;
  const sentence = [text.today, text.tomorrow][daysAhead] ?? text.later;
  // Six days ahead or more, the name of a day would be mistaken for this week's.
  const day =
    daysAhead < 6
      ? calendar.weekdays[weekday]
      : formatDate(daysLater(now, daysAhead).date, calendar, now.date);
  return fill(sentence, {
    opens: timeInWords(opens, calendar),
    day,
  });
}
