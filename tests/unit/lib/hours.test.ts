import { describe, expect, test } from 'vitest';
import {
  hoursRows,
  hoursSentence,
  openDaysSentence,
  specialRows,
  formatTime,
  type Opening,
} from '../../../src/lib/hours.ts';
import { daysOf, type Weekday } from '../../../src/fields/weekday.ts';
import { calendar } from '../../support/calendar.ts';

const opening = (from: Weekday, to: Weekday, opens = 9, closes = 18): Opening => ({
  from,
  to,
  opens: opens * 60,
  closes: closes * 60,
});

describe('groups days with the same hours into one row, in the order of the week', () => {
  const full = '9:00 AM to 6:00 PM';
  test.each<[string, Opening[], string[]]>([
    [
      'every day but one',
      [opening('sunday', 'friday')],
      [`Sunday to Friday: ${full}`, 'Saturday: Closed'],
    ],
    ['every day', [opening('sunday', 'saturday')], [`Sunday to Saturday: ${full}`]],
    [
      'every day from another weekday',
      [opening('monday', 'sunday')],
      [`Monday to Sunday: ${full}`],
    ],
    [
      'a single day',
      [opening('wednesday', 'wednesday', 10, 14)],
      ['Wednesday: 10:00 AM to 2:00 PM', 'Thursday to Tuesday: Closed'],
    ],
    [
      'a range across the end of the week',
      [opening('friday', 'monday')],
      [`Friday to Monday: ${full}`, 'Tuesday to Thursday: Closed'],
    ],
    [
      'closed days across the end of the week, as one range',
      [opening('monday', 'friday')],
      [`Monday to Friday: ${full}`, 'Saturday to Sunday: Closed'],
    ],
    [
      'a closed Sunday after an open Saturday',
      [opening('monday', 'tuesday'), opening('thursday', 'saturday')],
      [
        `Monday to Tuesday: ${full}`,
        'Wednesday: Closed',
        `Thursday to Saturday: ${full}`,
        'Sunday: Closed',
      ],
    ],
    [
      'a closed Saturday before an open Sunday',
      [opening('sunday', 'tuesday'), opening('thursday', 'friday')],
      [
        `Sunday to Tuesday: ${full}`,
        'Wednesday: Closed',
        `Thursday to Friday: ${full}`,
        'Saturday: Closed',
      ],
    ],
    ['no day at all', [], ['Sunday to Saturday: Closed']],
    [
      'several ranges with closed days between',
      [opening('monday', 'tuesday'), opening('thursday', 'friday', 12, 20)],
      [
        `Monday to Tuesday: ${full}`,
        'Wednesday: Closed',
        'Thursday to Friday: 12:00 PM to 8:00 PM',
        'Saturday to Sunday: Closed',
      ],
    ],
    [
      'a break at noon',
      [opening('sunday', 'saturday', 9, 12), opening('sunday', 'saturday', 13, 18)],
      ['Sunday to Saturday: 9:00 AM to 12:00 PM, 1:00 PM to 6:00 PM'],
    ],
    [
      'two periods on some days, and one day without hours',
      [opening('wednesday', 'saturday', 17, 22), opening('wednesday', 'monday', 12, 14)],
      [
        'Wednesday to Saturday: 12:00 PM to 2:00 PM, 5:00 PM to 10:00 PM',
        'Sunday to Monday: 12:00 PM to 2:00 PM',
        'Tuesday: Closed',
      ],
    ],
    [
      'two adjacent ranges, the later one first, and a half day',
      [
        opening('wednesday', 'friday'),
        opening('monday', 'tuesday'),
        opening('saturday', 'saturday', 9, 12),
      ],
      [`Monday to Friday: ${full}`, 'Saturday: 9:00 AM to 12:00 PM', 'Sunday: Closed'],
    ],
  ])('%s', (_, openings, rows) => {
    expect(hoursRows(openings, calendar).map(({ days, times }) => `${days}: ${times}`)).toEqual(
      rows,
    );
  });
});

test('names closed days in a sentence', () => {
  expect(hoursSentence([opening('sunday', 'friday')], calendar)).toBe(
    'Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed',
  );
});

test('omits closed days from the sentence of open days', () => {
  expect(openDaysSentence([opening('sunday', 'friday')], calendar)).toBe(
    'Sunday to Friday 9:00 AM to 6:00 PM',
  );
  expect(
    openDaysSentence(
      [opening('sunday', 'friday', 9, 12), opening('sunday', 'friday', 13)],
      calendar,
    ),
  ).toBe('Sunday to Friday 9:00 AM to 12:00 PM, 1:00 PM to 6:00 PM');
});

test("joins several times and groups of days by the calendar's templates", () => {
  const japanese = {
    ...calendar,
    list_times: '{first}、{next}',
    sentence_list: '{first} / {next}',
  };
  const withBreak = [opening('sunday', 'friday', 9, 12), opening('sunday', 'friday', 13)];
  expect(hoursSentence(withBreak, japanese)).toBe(
    'Sunday to Friday 9:00 AM to 12:00 PM、1:00 PM to 6:00 PM / Saturday closed',
  );
});

test('lists each day of a group, in order', () => {
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

test.each([
  [0, 'बिहान १२:००'],
  [9 * 60 + 30, 'बिहान ९:३०'],
  [12 * 60 - 1, 'बिहान ११:५९'],
  [12 * 60, 'दिउँसो १२:००'],
  [16 * 60 - 1, 'दिउँसो ३:५९'],
  [16 * 60, 'बेलुका ४:००'],
  [18 * 60, 'बेलुका ६:००'],
  [24 * 60, 'राति १२:००'],
])('formats minute %i as %s in a language with a word for the afternoon', (minutes, expected) => {
  const nepali = {
    am: 'बिहान {time}',
    afternoon: 'दिउँसो {time}',
    pm: 'बेलुका {time}',
    midnight: 'राति १२:००',
    digits: '०१२३४५६७८९',
  };
  expect(formatTime(minutes, nepali)).toBe(expected);
});

test.each([
  [0, '00:00'],
  [9 * 60 + 5, '09:05'],
  [18 * 60, '18:00'],
  [24 * 60, '24:00'],
])('formats minute %i as %s if the language does not divide the day', (minutes, expected) => {
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

test('formats a range of one day as that day, with hours that may begin at midnight', () => {
  const vigil = { from: '2027-03-06', until: '2027-03-06', reason: 'Vigil', opens: 0, closes: 60 };
  expect(specialRows([vigil], calendar, '2027-03-01')).toEqual([
    { days: 'Saturday, 6 March (Vigil)', times: '12:00 AM to 1:00 AM' },
  ]);
});

test('sorts special days by date, and adds the year if it is not the current one', () => {
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
