import type { HoursText } from '../../src/site/lib/format-hours.ts';

/** The English text of the calendar. */
export const calendar: HoursText = {
  weekdays: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
  days: '{first} to {last}',
  times: '{opens} to {closes}',
  list_times: '{first}, {next}',
  all_day: '24 hours',
  closed: 'Closed',
  am: '{time} AM',
  pm: '{time} PM',
  sentence_open: '{days} {times}',
  sentence_closed: '{days} closed',
  sentence_list: '{first}; {next}',
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  date: '{weekday}, {day} {month}',
  date_with_year: '{weekday}, {day} {month} {year}',
  special: '{date} ({reason})',
};

/** A Saturday in the next two weeks (ISO 8601), which is not today in any time zone. */
export const nextSaturday = (() => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 2);
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
})();
