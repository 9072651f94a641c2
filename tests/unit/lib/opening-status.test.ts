import { describe, expect, test } from 'vitest';
import type { Opening, SpecialDay } from '../../../src/lib/hours.ts';
import { openingStatus } from '../../../src/lib/opening-status.ts';
import { localTime, utcOffsets } from '../../../src/lib/time-zone.ts';

const hour = 60;
const kathmandu = utcOffsets('Asia/Kathmandu', 2026);
const berlin = utcOffsets('Europe/Berlin', 2026);
const week: Opening[] = [{ from: 'sunday', to: 'friday', opens: 9 * hour, closes: 18 * hour }];

/** Returns the opening status at a local time, such as `2026-11-20 17:59`. */
function statusAt(time: string, openings = week, special: SpecialDay[] = []) {
  const moment = new Date(`${time.replace(' ', 'T')}:00+05:45`);
  return openingStatus(localTime(moment, kathmandu), openings, special);
}

/** Returns the status of a closed shop with its next opening. */
const closedUntil = (weekday: string, daysAhead: number, opens = 9 * hour) => ({
  state: 'closed',
  next: { daysAhead, weekday, opens },
});

describe('the shop', () => {
  test('is open from the opening minute until the closing minute', () => {
    expect(statusAt('2026-11-19 08:59')).toEqual(closedUntil('thursday', 0));
    expect(statusAt('2026-11-19 09:00')).toEqual({ state: 'open', closes: 18 * hour });
    expect(statusAt('2026-11-19 17:59')).toEqual({ state: 'open', closes: 18 * hour });
    expect(statusAt('2026-11-19 18:00')).toEqual(closedUntil('friday', 1));
  });

  test('is closed on Friday evening and opens on Sunday', () => {
    expect(statusAt('2026-11-20 20:00')).toEqual(closedUntil('sunday', 2));
  });

  test('stays open at midnight if one day closes and the next day opens at midnight', () => {
    const night: Opening[] = [{ from: 'saturday', to: 'sunday', opens: 0, closes: 24 * hour }];
    expect(statusAt('2026-11-20 23:59', night)).toEqual(closedUntil('saturday', 1, 0));
    for (const time of ['2026-11-21 00:00', '2026-11-21 23:59', '2026-11-22 00:00']) {
      expect(statusAt(time, night)).toEqual({ state: 'open', closes: 24 * hour });
    }
    expect(statusAt('2026-11-23 00:00', night)).toMatchObject({ next: { daysAhead: 5 } });
  });

  test("is open into the next day if that day's hours begin at midnight", () => {
    const evening: Opening = { from: 'friday', to: 'friday', opens: 18 * hour, closes: 24 * hour };
    const night: Opening = { from: 'saturday', to: 'saturday', opens: 0, closes: 2 * hour };
    expect(statusAt('2026-11-20 23:59', [evening, night])).toEqual({
      state: 'open',
      closes: 2 * hour,
    });
    expect(statusAt('2026-11-21 01:59', [evening, night])).toEqual({
      state: 'open',
      closes: 2 * hour,
    });
    expect(statusAt('2026-11-20 23:59', [evening])).toEqual({ state: 'open', closes: 24 * hour });
  });

  test('opens by the same hours after the end of a week, a month and a year', () => {
    const overSunday: Opening[] = [{ ...week[0], from: 'friday', to: 'monday' } as Opening];
    for (const day of ['27', '28', '29', '30']) {
      expect(statusAt(`2026-11-${day} 12:00`, overSunday).state).toBe('open');
    }
    expect(statusAt('2026-11-30 18:00', overSunday)).toMatchObject({
      next: { daysAhead: 4, weekday: 'friday' },
    });
    // A Thursday; the next day is Friday, 1 January 2027.
    expect(statusAt('2026-12-31 18:00')).toMatchObject({
      next: { daysAhead: 1, weekday: 'friday' },
    });
    expect(statusAt('2026-11-21 23:59')).toMatchObject({
      next: { daysAhead: 1, weekday: 'sunday' },
    });
  });

  test("uses Kathmandu's time in every visitor's time zone", () => {
    // 22:15 on Thursday in New York is 9:00 on Friday in Nepal.
    const stateAt = (time: string) => openingStatus(localTime(new Date(time), kathmandu), week, []);
    expect(stateAt('2026-11-19T22:14:00-05:00')).toEqual(closedUntil('friday', 0));
    expect(stateAt('2026-11-19T22:15:00-05:00').state).toBe('open');
  });

  test('is closed during a lunch break and opens again today', () => {
    const withBreak: Opening[] = [
      { from: 'sunday', to: 'friday', opens: 13 * hour, closes: 18 * hour },
      { from: 'sunday', to: 'friday', opens: 9 * hour, closes: 12 * hour },
    ];
    expect(statusAt('2026-11-20 11:59', withBreak)).toEqual({ state: 'open', closes: 12 * hour });
    for (const time of ['12:00', '12:59']) {
      expect(statusAt(`2026-11-20 ${time}`, withBreak)).toMatchObject({
        state: 'closed',
        next: { daysAhead: 0, opens: 13 * hour },
      });
    }
    expect(statusAt('2026-11-20 13:00', withBreak)).toEqual({ state: 'open', closes: 18 * hour });
    expect(statusAt('2026-11-20 19:00', withBreak)).toMatchObject({
      next: { daysAhead: 2, opens: 9 * hour },
    });
  });
});

describe('a special day', () => {
  test('closes the shop on a festival', () => {
    const tihar = [{ date: '2026-11-08', reason: 'Tihar' }];
    expect(statusAt('2026-11-08 12:00', week, tihar)).toEqual(closedUntil('monday', 1));
  });

  test('opens the shop on a Saturday', () => {
    const sale = [{ date: '2026-11-21', reason: 'Sale', opens: 10 * hour, closes: 14 * hour }];
    expect(statusAt('2026-11-21 12:00', week, sale)).toEqual({ state: 'open', closes: 14 * hour });
    expect(statusAt('2026-11-20 20:00', week, sale)).toMatchObject({
      next: { daysAhead: 1, weekday: 'saturday', opens: 10 * hour },
    });
  });

  test('closes the shop on all days of a range', () => {
    const dashain = [{ from: '2026-10-18', until: '2026-10-22', reason: 'Dashain' }];
    expect(statusAt('2026-10-16 17:00', week, dashain).state).toBe('open');
    for (const day of ['18', '20', '22']) {
      expect(statusAt(`2026-10-${day} 12:00`, week, dashain)).toMatchObject({
        state: 'closed',
        next: { weekday: 'friday', opens: 9 * hour },
      });
    }
    expect(statusAt('2026-10-23 12:00', week, dashain).state).toBe('open');
  });

  test('has the same hours on all days of a range', () => {
    const sale = [
      { from: '2026-11-20', until: '2026-11-21', reason: 'Sale', opens: 600, closes: 840 },
    ];
    expect(statusAt('2026-11-21 13:59', week, sale)).toEqual({ state: 'open', closes: 840 });
    expect(statusAt('2026-11-20 15:00', week, sale)).toMatchObject({
      next: { weekday: 'saturday' },
    });
  });

  test('leaves the next opening unknown if the shop is closed for longer than a month', () => {
    const closedFor = (days: number) => {
      const last = new Date(Date.UTC(2026, 10, 20 + days - 1)).toISOString().slice(0, 10);
      return [{ from: '2026-11-20', until: last, reason: 'Repairs' }];
    };
    expect(statusAt('2026-11-20 12:00', week, closedFor(31))).toEqual(closedUntil('monday', 31));
    expect(statusAt('2026-11-20 12:00', week, closedFor(32))).toEqual({ state: 'closed' });
  });
});

describe('the local time', () => {
  test("is independent of the device's time zone", () => {
    const dateIn = (moment: string) => localTime(new Date(moment), kathmandu).date;
    expect(dateIn('2026-12-31T18:14:59Z')).toBe('2026-12-31');
    expect(dateIn('2026-12-31T18:15:00Z')).toBe('2027-01-01');
  });

  test('contains the weekday and the minutes from midnight', () => {
    expect(localTime(new Date('2026-11-21T03:15:00Z'), kathmandu)).toEqual({
      date: '2026-11-21',
      weekday: 6,
      minutes: 9 * hour,
    });
    expect(localTime(new Date('2026-11-20T18:15:00Z'), kathmandu).minutes).toBe(0);
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
    expect(localTime(new Date(moment), berlin)).toMatchObject({ date, minutes });
  });

  test.each([
    ['UTC', '2026-07-01T12:00:00Z', 12 * hour],
    ['America/St_Johns', '2026-07-01T12:00:00Z', 9 * hour + 30],
    ['Australia/Lord_Howe', '2026-04-04T14:59:00Z', 1 * hour + 59],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 1 * hour + 30],
    // Ramadan suspends daylight saving time.
    ['Africa/Casablanca', '2026-03-01T12:00:00Z', 12 * hour],
    ['Africa/Casablanca', '2026-04-01T12:00:00Z', 13 * hour],
  ])('follows the rules of %s: %s is minute %i of the day', (zone, moment, minutes) => {
    expect(localTime(new Date(moment), utcOffsets(zone, 2026)).minutes).toBe(minutes);
  });

  test('uses the last known offset if a site is not built for many years', () => {
    expect(localTime(new Date('2050-07-01T12:00:00Z'), berlin).minutes).toBe(13 * hour);
  });

  test('opens a shop in Berlin at the same hour before and after each change', () => {
    const daily: Opening[] = [{ from: 'monday', to: 'sunday', opens: 10 * hour, closes: 600 + 60 }];
    const stateAt = (moment: string) =>
      openingStatus(localTime(new Date(moment), berlin), daily, []).state;
    for (const opening of ['03-28T09:00', '03-29T08:00', '10-24T08:00', '10-25T09:00']) {
      const moment = new Date(`2026-${opening}:00Z`);
      expect(stateAt(moment.toISOString())).toBe('open');
      expect(stateAt(new Date(moment.getTime() - 1).toISOString())).toBe('closed');
    }
  });
});
