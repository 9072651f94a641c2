import { expect, test } from 'vitest';
import {
  hoursRows,
  hoursSentence,
  openDaysSentence,
  specialRows,
  formatTime,
  type Opening,
} from '../../../../src/site/lib/format-hours.ts';
import { daysOf, type Weekday } from '../../../../src/site/fields/weekday.ts';
import { calendar } from '../../../support/calendar.ts';

const opening = (from: Weekday, to: Weekday, opens = 9, closes = 18): Opening => ({
  from,
  to,
  opens: opens * 60,
  closes: closes * 60,
});

/** Returns the opening hours in a text such as `sunday-friday 9-12, sunday-friday 13-18`. */
const openingsIn = (text: string) =>
  text
    .split(', ')
    .filter(Boolean)
    .map((part) => {
      const [from, to, opens, closes] = part.split(/[ -]/);
      return opening(from as Weekday, to as Weekday, Number(opens), Number(closes));
    });

/** A calendar with short templates and a 24-hour clock. */
const shortCalendar = {
  ...calendar,
  days: '{first}-{last}',
  times: '{opens}-{closes}',
  am: undefined,
  pm: undefined,
};

test.each([
  ['every day but one', 'sunday-friday 9-18', 'Sunday-Friday 09:00-18:00; Saturday Closed'],
  ['every day', 'sunday-saturday 9-18', 'Sunday-Saturday 09:00-18:00'],
  ['every day from Monday on', 'monday-sunday 9-18', 'Monday-Sunday 09:00-18:00'],
  ['one day', 'wednesday-wednesday 9-14', 'Wednesday 09:00-14:00; Thursday-Tuesday Closed'],
  ['an open weekend', 'friday-monday 9-18', 'Friday-Monday 09:00-18:00; Tuesday-Thursday Closed'],
  ['a closed weekend', 'monday-friday 9-18', 'Monday-Friday 09:00-18:00; Saturday-Sunday Closed'],
  [
    'a closed Sunday after an open Saturday',
    'monday-tuesday 9-18, thursday-saturday 9-18',
    'Monday-Tuesday 09:00-18:00; Wednesday Closed; Thursday-Saturday 09:00-18:00; Sunday Closed',
  ],
  [
    'a closed Saturday before an open Sunday',
    'sunday-tuesday 9-18, thursday-friday 9-18',
    'Sunday-Tuesday 09:00-18:00; Wednesday Closed; Thursday-Friday 09:00-18:00; Saturday Closed',
  ],
  ['no day at all', '', 'Sunday-Saturday Closed'],
  [
    'several ranges with closed days between them',
    'monday-tuesday 9-18, thursday-friday 12-20',
    'Monday-Tuesday 09:00-18:00; Wednesday Closed; Thursday-Friday 12:00-20:00; Saturday-Sunday Closed',
  ],
  [
    'a break at noon',
    'sunday-saturday 9-12, sunday-saturday 13-18',
    'Sunday-Saturday 09:00-12:00, 13:00-18:00',
  ],
  [
    'two periods on some days, and one day without hours',
    'wednesday-saturday 17-22, wednesday-monday 12-14',
    'Wednesday-Saturday 12:00-14:00, 17:00-22:00; Sunday-Monday 12:00-14:00; Tuesday Closed',
  ],
  [
    'two adjacent ranges, the later one first, and a half day',
    'wednesday-friday 9-18, monday-tuesday 9-18, saturday-saturday 9-12',
    'Monday-Friday 09:00-18:00; Saturday 09:00-12:00; Sunday Closed',
  ],
])('groups days with the same hours into rows in the order of the week: %s', (_, hours, rows) => {
  const rowTexts = hoursRows(openingsIn(hours), shortCalendar).map(
    ({ days, times }) => `${days} ${times}`,
  );
  expect(rowTexts.join('; ')).toBe(rows);
});

test('names the hours of days without a night', () => {
  const always = openingsIn('sunday-saturday 0-24');
  expect(hoursSentence(always, calendar)).toBe('Sunday to Saturday 24 hours');
  const weekend = openingsIn('saturday-saturday 0-24, sunday-sunday 0-12');
  expect(openDaysSentence(weekend, calendar)).toBe(
    'Saturday 24 hours; Sunday 12:00 AM to 12:00 PM',
  );
});

const withBreak = openingsIn('sunday-friday 9-12, sunday-friday 13-18');

test('names closed days in a sentence', () => {
  expect(hoursSentence([opening('sunday', 'friday')], calendar)).toBe(
    'Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed',
  );
});

test('omits closed days from the sentence of open days', () => {
  expect(openDaysSentence([opening('sunday', 'friday')], calendar)).toBe(
    'Sunday to Friday 9:00 AM to 6:00 PM',
  );
  expect(openDaysSentence(withBreak, calendar)).toBe(
    'Sunday to Friday 9:00 AM to 12:00 PM, 1:00 PM to 6:00 PM',
  );
});

test("joins times and groups of days with the calendar's templates", () => {
  const japanese = {
    ...calendar,
    list_times: '{first}、{next}',
    sentence_list: '{first} / {next}',
  };
  expect(hoursSentence(withBreak, japanese)).toBe(
    'Sunday to Friday 9:00 AM to 12:00 PM、1:00 PM to 6:00 PM / Saturday closed',
  );
});

test('lists each day of a range, in order', () => {
  expect(daysOf({ from: 'tuesday', to: 'thursday' })).toEqual(['tuesday', 'wednesday', 'thursday']);
  expect(daysOf({ from: 'saturday', to: 'monday' })).toEqual(['saturday', 'sunday', 'monday']);
  expect(daysOf({ from: 'friday', to: 'friday' })).toEqual(['friday']);
  expect(daysOf({ from: 'monday', to: 'sunday' })).toHaveLength(7);
});

test.each([
  [0, '12:00 AM'],
  [5, '12:05 AM'],
  [9 * 60, '9:00 AM'],
  [12 * 60 - 1, '11:59 AM'],
  [12 * 60, '12:00 PM'],
  [12 * 60 + 30, '12:30 PM'],
  [13 * 60, '1:00 PM'],
  [24 * 60 - 1, '11:59 PM'],
  [24 * 60, '12:00 AM'],
])('formats minute %i of the day as %s', (minutes, expected) => {
  expect(formatTime(minutes, calendar)).toBe(expected);
});

const nepali = {
  am: 'बिहान {time}',
  afternoon: 'दिउँसो {time}',
  pm: 'बेलुका {time}',
  night: 'राति {time}',
  midnight: 'राति १२:००',
  digits: '०१२३४५६७८९',
};

test.each([
  [0, 'राति १२:००'],
  [4 * 60 - 1, 'राति ३:५९'],
  [4 * 60, 'बिहान ४:००'],
  [9 * 60 + 30, 'बिहान ९:३०'],
  [12 * 60 - 1, 'बिहान ११:५९'],
  [12 * 60, 'दिउँसो १२:००'],
  [16 * 60 - 1, 'दिउँसो ३:५९'],
  [16 * 60, 'बेलुका ४:००'],
  [18 * 60, 'बेलुका ६:००'],
  [20 * 60 - 1, 'बेलुका ७:५९'],
  [20 * 60, 'राति ८:००'],
  [24 * 60, 'राति १२:००'],
])(
  'formats minute %i as %s in a language with words for the afternoon and the night',
  (minutes, expected) => {
    expect(formatTime(minutes, nepali)).toBe(expected);
  },
);

test.each([
  [9 * 60, 'बिहान ९'],
  [9 * 60 + 30, 'बिहान ९:३०'],
  [18 * 60, 'बेलुका ६'],
  [18 * 60 + 5, 'बेलुका ६:०५'],
])(
  'formats minute %i as %s in a language that speaks no minutes of a full hour',
  (minutes, expected) => {
    expect(formatTime(minutes, { ...nepali, full_hour: '{hour}' })).toBe(expected);
  },
);

test('formats a full hour of a clock with 24 hours by the text of the language', () => {
  expect([9 * 60, 18 * 60 + 30].map((time) => formatTime(time, { full_hour: '{hour} h' }))).toEqual(
    ['09 h', '18:30'],
  );
});

test.each([
  [0, '00:00'],
  [9 * 60 + 5, '09:05'],
  [18 * 60, '18:00'],
  [24 * 60, '24:00'],
])('formats minute %i as %s if the language has no words for AM and PM', (minutes, expected) => {
  expect(formatTime(minutes, {})).toBe(expected);
});

test('formats a range of special days as one row, from its first day to its last', () => {
  const dashain = { from: '2026-10-17', until: '2026-10-24', reason: 'Dashain' };
  const sale = { date: '2026-10-16', reason: 'Sale', opens: 600, closes: 840 };
  expect(specialRows([dashain, sale], calendar, '2026-11-01')).toEqual([
    { days: 'Friday, 16 October (Sale)', times: '10:00 AM to 2:00 PM' },
    { days: 'Saturday, 17 October to Saturday, 24 October (Dashain)', times: 'Closed' },
  ]);
});

test('formats a range of one day as a single date, even if it opens at midnight', () => {
  const vigil = { from: '2027-03-06', until: '2027-03-06', reason: 'Vigil', opens: 0, closes: 60 };
  expect(specialRows([vigil], calendar, '2027-03-01')).toEqual([
    { days: 'Saturday, 6 March (Vigil)', times: '12:00 AM to 1:00 AM' },
  ]);
});

test('sorts special days by date, and adds the year if it is not the current year', () => {
  const days = [
    { date: '2026-12-31', reason: 'Stocktaking', opens: 600, closes: 840 },
    { date: '2028-02-29', reason: 'Leap day' },
    { date: '2026-11-08', reason: 'Tihar' },
    { date: '2027-01-01', reason: 'New year' },
  ];
  expect(specialRows(days, calendar, '2026-11-01')).toEqual([
    { days: 'Sunday, 8 November (Tihar)', times: 'Closed' },
    { days: 'Thursday, 31 December (Stocktaking)', times: '10:00 AM to 2:00 PM' },
    { days: 'Friday, 1 January 2027 (New year)', times: 'Closed' },
    { days: 'Tuesday, 29 February 2028 (Leap day)', times: 'Closed' },
  ]);
});
