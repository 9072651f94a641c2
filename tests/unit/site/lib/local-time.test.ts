import { expect, test } from 'vitest';
import { localTime, utcOffsets } from '../../../../src/site/lib/local-time.ts';

/** In minutes. */
const hour = 60;
const kathmanduOffsets = utcOffsets('Asia/Kathmandu', 2026);
const berlinOffsets = utcOffsets('Europe/Berlin', 2026);

test.each([
  ['2026-12-31T18:14:59Z', '2026-12-31', 4, 24 * hour - 1],
  ['2026-12-31T18:15:00Z', '2027-01-01', 5, 0],
])('returns the local time of %s: date %s, weekday %i, minute %i', (moment, ...expected) => {
  const { date, weekday, minutes } = localTime(new Date(moment), kathmanduOffsets);
  expect([date, weekday, minutes]).toEqual(expected);
});

test.each([
  ['2026-03-29T00:59:00Z', '2026-03-29', 1 * hour + 59],
  ['2026-03-29T01:00:00Z', '2026-03-29', 3 * hour],
  ['2026-03-28T23:00:00Z', '2026-03-29', 0],
  ['2026-03-29T22:00:00Z', '2026-03-30', 0],
  ['2026-10-25T00:59:00Z', '2026-10-25', 2 * hour + 59],
  ['2026-10-25T01:00:00Z', '2026-10-25', 2 * hour],
  ['2026-10-24T22:00:00Z', '2026-10-25', 0],
  ['2026-10-25T23:00:00Z', '2026-10-26', 0],
])('follows summer time in Berlin: %s is %s, minute %i', (moment, date, minutes) => {
  expect(localTime(new Date(moment), berlinOffsets)).toMatchObject({ date, minutes });
});

test.each([
  ['UTC', '2026-07-01T12:00:00Z', 12 * hour],
  ['America/St_Johns', '2026-07-01T12:00:00Z', 9 * hour + 30],
  ['Australia/Lord_Howe', '2026-04-04T14:59:00Z', 1 * hour + 59],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 1 * hour + 30],
  // Morocco suspends summer time during Ramadan.
  ['Africa/Casablanca', '2026-03-01T12:00:00Z', 12 * hour],
  ['Africa/Casablanca', '2026-04-01T12:00:00Z', 13 * hour],
])('follows the rules of %s: %s is minute %i of the day', (zone, moment, minutes) => {
  expect(localTime(new Date(moment), utcOffsets(zone, 2026)).minutes).toBe(minutes);
});

test('uses the last known offset many years after the last build', () => {
  expect(localTime(new Date('2050-07-01T12:00:00Z'), berlinOffsets).minutes).toBe(13 * hour);
});
