import type { HoursWords } from '../../src/lib/hours.ts';

/** The words of the calendar, as an English file would have them. */
export const words: HoursWords = {
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
  closed: 'Closed',
  am: '{time} AM',
  pm: '{time} PM',
  sentence_open: '{days} {times}',
  sentence_closed: '{days} closed',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: '{weekday}, {day} {month}',
  date_with_year: '{weekday}, {day} {month} {year}',
  special: '{date} ({reason})',
};
