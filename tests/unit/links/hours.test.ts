import { describe, expect, test } from 'vitest';
import {
  daysOf,
  hoursRows,
  hoursSentence,
  specialRows,
  timeInWords,
  type Opening,
} from '../../../src/lib/hours.ts';
import type { Weekday } from '../../../src/fields/weekday.ts';
import { words } from './words.ts';

const run = (from: Weekday, to: Weekday, opens = 9, closes = 18): Opening => ({
  from,
  to,
  opens: opens * 60,
  closes: closes * 60,
});

/** The rows as somebody reads them in the table. */
function table(...openings: Opening[]): string[] {
  return hoursRows(openings, words).map(({ days, times }) => `${days}: ${times}`);
}

describe('The opening hours as a table', () => {
  test('of the shop: every day but Saturday', () => {
    expect(table(run('sunday', 'friday'))).toEqual([
      'Sunday to Friday: 9:00 AM to 6:00 PM',
      'Saturday: Closed',
    ]);
  });

  test('of a shop that never closes for a day', () => {
    expect(table(run('sunday', 'saturday'))).toEqual(['Sunday to Saturday: 9:00 AM to 6:00 PM']);
    expect(table(run('monday', 'sunday'))).toEqual(['Monday to Sunday: 9:00 AM to 6:00 PM']);
  });

  test('with a single day', () => {
    expect(table(run('wednesday', 'wednesday', 10, 14))).toEqual([
      'Wednesday: 10:00 AM to 2:00 PM',
      'Thursday to Tuesday: Closed',
    ]);
  });

  test('with a run round the end of the week', () => {
    expect(table(run('friday', 'monday'))).toEqual([
      'Friday to Monday: 9:00 AM to 6:00 PM',
      'Tuesday to Thursday: Closed',
    ]);
  });

  test('with closed days round the end of the week, told as one', () => {
    expect(table(run('monday', 'friday'))).toEqual([
      'Monday to Friday: 9:00 AM to 6:00 PM',
      'Saturday to Sunday: Closed',
    ]);
  });

  test('with several runs and single closed days between', () => {
    expect(table(run('sunday', 'monday'), run('wednesday', 'friday', 12, 20))).toEqual([
      'Sunday to Monday: 9:00 AM to 6:00 PM',
      'Wednesday to Friday: 12:00 PM to 8:00 PM',
      'Tuesday: Closed',
      'Saturday: Closed',
    ]);
  });

  test('with closed days in the middle and round the end of the week', () => {
    expect(table(run('monday', 'tuesday'), run('thursday', 'friday'))).toEqual([
      'Monday to Tuesday: 9:00 AM to 6:00 PM',
      'Thursday to Friday: 9:00 AM to 6:00 PM',
      'Wednesday: Closed',
      'Saturday to Sunday: Closed',
    ]);
  });

  test('with a break at noon', () => {
    expect(table(run('sunday', 'saturday', 9, 12), run('sunday', 'saturday', 13, 18))).toEqual([
      'Sunday to Saturday: 9:00 AM to 12:00 PM',
      'Sunday to Saturday: 1:00 PM to 6:00 PM',
    ]);
  });
});

describe('The opening hours in a sentence', () => {
  test('tell the closed days in words of their own', () => {
    expect(hoursSentence([run('sunday', 'friday')], words)).toBe(
      'Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed',
    );
  });
});

describe('A run of days', () => {
  test('holds each of its days, in order', () => {
    expect(daysOf({ from: 'tuesday', to: 'thursday' })).toEqual([
      'tuesday',
      'wednesday',
      'thursday',
    ]);
    expect(daysOf({ from: 'saturday', to: 'monday' })).toEqual(['saturday', 'sunday', 'monday']);
    expect(daysOf({ from: 'friday', to: 'friday' })).toEqual(['friday']);
    expect(daysOf({ from: 'monday', to: 'sunday' })).toHaveLength(7);
  });
});

describe('A time of day in words', () => {
  const times: [number, number, string][] = [
    [0, 0, '12:00 AM'],
    [0, 5, '12:05 AM'],
    [9, 0, '9:00 AM'],
    [11, 59, '11:59 AM'],
    [12, 0, '12:00 PM'],
    [12, 30, '12:30 PM'],
    [13, 0, '1:00 PM'],
    [23, 59, '11:59 PM'],
  ];
  for (const [hour, minute, expected] of times) {
    test(expected, () => expect(timeInWords(hour * 60 + minute, words)).toBe(expected));
  }

  test('in the words of another language', () => {
    expect(timeInWords(18 * 60, { am: 'बिहान', pm: 'बेलुका' })).toBe('6:00 बेलुका');
  });
});

describe('Special days as a table', () => {
  test('in the order of the calendar, with weekday, reason and hours', () => {
    const rows = specialRows(
      [
        { date: '2026-12-31', reason: 'Stocktaking', opens: 600, closes: 840 },
        { date: '2026-11-08', reason: 'Tihar' },
      ],
      words,
    );
    expect(rows).toEqual([
      { days: 'Sunday, 8 November (Tihar)', times: 'Closed' },
      { days: 'Thursday, 31 December (Stocktaking)', times: '10:00 AM to 2:00 PM' },
    ]);
  });

  test('the first and the last day of a year', () => {
    const rows = specialRows(
      [
        { date: '2027-01-01', reason: 'a' },
        { date: '2028-02-29', reason: 'b' },
      ],
      words,
    );
    expect(rows.map(({ days }) => days)).toEqual([
      'Friday, 1 January (a)',
      'Tuesday, 29 February (b)',
    ]);
  });
});
