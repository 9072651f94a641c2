import { useSite } from '../../model/contexts.ts';
import { useClock } from '../../ui/useClock.ts';
import type { Site } from '../../model/content.ts';
import { openingSentence, timeInWords } from '../../lib/hours.ts';
import { openingStatus, type OpeningStatus } from '../../lib/opening-status.ts';
import { fill } from '../../lib/template.ts';
import styles from './open-now.module.css';

/** Whether the shop is open now, kept right while the page stays open; before that, the hours. */
export function OpenNow() {
  const { business, calendar, opening } = useSite();
  const minute = useClock(minuteOf, undefined);
  const status =
    minute !== undefined &&
    openingStatus(new Date(minute * 60_000), business.hours, business.special_days ?? []);
  const hours = openingSentence(business.hours, calendar);
  return (
    <p className={styles.place} data-hours={hours} data-state={status ? status.state : 'unknown'}>
      <span className={styles.line}>
        {status ? statusInWords(status, opening, calendar) : hours}
      </span>
    </p>
  );
}

function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000);
}

function statusInWords(status: OpeningStatus, words: Site['opening'], calendar: Site['calendar']) {
  if (status.state === 'open') {
    return fill(words.open, { closes: timeInWords(status.closes, calendar) });
  }
  if (!status.next) return words.closed;
  const { daysAhead, weekday, opens } = status.next;
  const sentence = [words.today, words.tomorrow][daysAhead] ?? words.later;
  return fill(sentence, {
    opens: timeInWords(opens, calendar),
    day: calendar.weekdays[weekday],
  });
}
