import { afterEach, expect, test, vi } from 'vitest';
import { createDates } from '../../../../src/staff/describe/bar-dates.ts';
import { en } from '../../../../src/staff/words/en.ts';
import { ne } from '../../../../src/staff/words/ne.ts';

const text = {
  date: '{weekday}, {month} {day}',
  date_with_year: '{month} {day}, {year}',
  months: Array.from('JFMAMJJASOND'),
  weekdays: {},
} as never;

/** Nepal is 5 hours and 45 minutes before UTC. */
const offsets = [{ startsAt: 0, minutes: 345 }];

afterEach(() => vi.useRealTimers());

test.for([
  ['2030-10-21', 'O 21, 2030', '4 Kartik 2087', '२०८७ कात्तिक ४'],
  ['2027-04-13', 'A 13, 2027', '30 Chaitra 2083', '२०८३ चैत ३०'],
] as const)('shows %s in both calendars in Nepal only', ([date, christian, english, nepali]) => {
  const beginning = (strings: typeof en | typeof ne) =>
    createDates(text, offsets, strings).inBothCalendars(date).replace(/ \(.*/, '');
  expect(beginning(en)).toBe(`${christian} · ${english}`);
  expect(beginning(ne)).toBe(`${christian} · ${nepali}`);
  expect(createDates(text, offsets).inBothCalendars(date)).toBe(christian);
});

test('says that the calendar of a later year is not official yet', () => {
  expect(createDates(text, offsets, en).bikramSambat('2027-04-13')).toBe('30 Chaitra 2083');
  expect(createDates(text, offsets, en).bikramSambat('2027-04-14')).toBe(
    '1 Baisakh 2084 (the calendar from 2084 on is not official yet)',
  );
  expect(createDates(text, offsets, ne).bikramSambat('2027-04-14')).toMatch(/^२०८४ वैशाख १ \(२०८४/);
});

test.for(['saturday', 'next Saturday', 'शनिबार', 'अर्को शनिबार', 'शनिवार'])(
  'reads %s as the next day of this name',
  (typed) => {
    const { date = '' } = createDates(text, offsets).parse(typed) ?? {};
    const days =
      (Date.parse(date) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000;
    expect([new Date(date).getUTCDay(), days > 0, days <= 7]).toEqual([6, true, true]);
  },
);

test.for(['Saturday night', 'Sat urday', 'next'])('does not read %s as a day', (typed) => {
  expect(createDates(text, offsets).parse(typed)).toBeUndefined();
});

test('reads a weekday from the day in the shop, also in a page that stays open', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T20:00Z'), toFake: ['Date'] });
  const dates = createDates(text, offsets);
  // It is Tuesday in Nepal already.
  expect(dates.parse('Tuesday')?.date).toBe('2026-12-08');
  expect(dates.dayOf('2026-11-30T20:00Z')).toMatch(/D 1$/);
  expect(dates.timeOf('2026-11-30T20:00Z')).toBe('01:45');
  vi.setSystemTime(new Date('2026-12-02T06:00Z'));
  expect(dates.parse('Tuesday')?.date).toBe('2026-12-08');
  expect(dates.parse('Thursday')?.date).toBe('2026-12-03');
});
