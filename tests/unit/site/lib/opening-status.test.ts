import { describe, expect, test } from 'vitest';
import type { Opening, SpecialDay } from '../../../../src/site/lib/format-hours.ts';
import { openingStatus } from '../../../../src/site/lib/opening-status.ts';
import { localTime, utcOffsets } from '../../../../src/site/lib/local-time.ts';

/** In minutes, as all times of a day: `9 * hour` is 9:00 AM. */
const hour = 60;
const kathmandu = utcOffsets('Asia/Kathmandu', 2026);
const week: Opening[] = [{ from: 'sunday', to: 'friday', opens: 9 * hour, closes: 18 * hour }];

/** Returns the opening status at a local time, such as `2026-11-20 17:59`. */
function statusAt(time: string, openings = week, special: SpecialDay[] = []) {
  const moment = new Date(`${time.replace(' ', 'T')}:00+05:45`);
  return openingStatus(localTime(moment, kathmandu), openings, special);
}

const openUntil = (closes: number) => ({
  state: 'open',
  end: expect.objectContaining({ closes }),
});

/** Returns the status of a shop that is open until a later day. */
const openUntilDay = (weekday: string, daysAhead: number, closes: number) => ({
  state: 'open',
  end: { daysAhead, weekday, closes },
});

/** Returns the status of a closed shop with its next opening. */
const closedUntil = (weekday: string, daysAhead: number, opens = 9 * hour) => ({
  state: 'closed',
  next: { daysAhead, weekday, opens },
});

describe('the shop', () => {
  test('stays open if other hours begin when the first ones end', () => {
    const longFriday: Opening = {
      from: 'friday',
      to: 'friday',
      opens: 18 * hour,
      closes: 20 * hour,
    };
    expect(statusAt('2026-11-20 17:00', [...week, longFriday])).toEqual(openUntil(20 * hour));
    expect(statusAt('2026-11-19 17:00', [...week, longFriday])).toEqual(openUntil(18 * hour));
    const night: Opening[] = [
      { from: 'thursday', to: 'thursday', opens: 18 * hour, closes: 24 * hour },
      { from: 'friday', to: 'friday', opens: 0, closes: 2 * hour },
      { from: 'friday', to: 'friday', opens: 2 * hour, closes: 4 * hour },
    ];
    expect(statusAt('2026-11-19 19:00', night)).toEqual(openUntilDay('friday', 1, 4 * hour));
  });

  test('is open from the opening minute until the closing minute', () => {
    expect(statusAt('2026-11-19 08:59')).toEqual(closedUntil('thursday', 0));
    expect(statusAt('2026-11-19 09:00')).toEqual(openUntil(18 * hour));
    expect(statusAt('2026-11-19 17:59')).toEqual(openUntil(18 * hour));
    expect(statusAt('2026-11-19 18:00')).toEqual(closedUntil('friday', 1));
  });

  test('is closed on Friday evening and opens on Sunday', () => {
    expect(statusAt('2026-11-20 20:00')).toEqual(closedUntil('sunday', 2));
  });

  test("stays open at midnight if the next day's hours begin then", () => {
    const night: Opening[] = [{ from: 'saturday', to: 'sunday', opens: 0, closes: 24 * hour }];
    expect(statusAt('2026-11-20 23:59', night)).toEqual(closedUntil('saturday', 1, 0));
    for (const time of ['2026-11-21 00:00', '2026-11-21 23:59', '2026-11-22 00:00']) {
      expect(statusAt(time, night)).toEqual(openUntil(24 * hour));
    }
    expect(statusAt('2026-11-23 00:00', night)).toEqual(closedUntil('saturday', 5, 0));
  });

  test('shows the closing time of the next day if its hours begin at midnight', () => {
    const evening: Opening = { from: 'friday', to: 'friday', opens: 18 * hour, closes: 24 * hour };
    const night: Opening = { from: 'saturday', to: 'saturday', opens: 0, closes: 2 * hour };
    expect(statusAt('2026-11-20 23:59', [evening, night])).toEqual(openUntil(2 * hour));
    expect(statusAt('2026-11-21 01:59', [evening, night])).toEqual(openUntil(2 * hour));
    expect(statusAt('2026-11-20 23:59', [evening])).toEqual(openUntil(24 * hour));
  });

  test('stays open over several days that follow each other', () => {
    const days: Opening[] = [{ from: 'sunday', to: 'thursday', opens: 0, closes: 24 * hour }];
    const morning: Opening = { from: 'friday', to: 'friday', opens: 0, closes: 10 * hour };
    expect(statusAt('2026-11-22 00:00', days)).toEqual(openUntilDay('thursday', 4, 24 * hour));
    expect(statusAt('2026-11-24 12:00', days)).toEqual(openUntilDay('thursday', 2, 24 * hour));
    const withMorning = [...days, morning];
    expect(statusAt('2026-11-24 12:00', withMorning)).toEqual(openUntilDay('friday', 3, 10 * hour));
    expect(statusAt('2026-11-27 09:59', withMorning)).toEqual(openUntilDay('friday', 0, 10 * hour));
  });

  test('has no end if it is open day and night, until a special day', () => {
    const always: Opening[] = [{ from: 'sunday', to: 'saturday', opens: 0, closes: 24 * hour }];
    expect(statusAt('2026-11-22 13:00', always)).toEqual({ state: 'open' });
    const tihar = [{ date: '2026-11-25', reason: 'Tihar' }];
    expect(statusAt('2026-11-22 13:00', always, tihar)).toEqual(
      openUntilDay('tuesday', 2, 24 * hour),
    );
    expect(statusAt('2026-11-25 13:00', always, tihar)).toEqual(closedUntil('thursday', 1, 0));
  });

  test('keeps its hours at the end of a week, a month and a year', () => {
    const hours = { opens: 9 * hour, closes: 18 * hour };
    const overSunday: Opening[] = [{ from: 'friday', to: 'monday', ...hours }];
    for (const day of ['27', '28', '29', '30']) {
      expect(statusAt(`2026-11-${day} 12:00`, overSunday).state).toBe('open');
    }
    expect(statusAt('2026-11-30 18:00', overSunday)).toEqual(closedUntil('friday', 4));
    // 31 December 2026 is a Thursday.
    expect(statusAt('2026-12-31 18:00')).toEqual(closedUntil('friday', 1));
    expect(statusAt('2026-11-21 23:59')).toEqual(closedUntil('sunday', 1));
  });

  test('is closed during a lunch break and opens again today', () => {
    const withBreak: Opening[] = [
      { from: 'sunday', to: 'friday', opens: 13 * hour, closes: 18 * hour },
      { from: 'sunday', to: 'friday', opens: 9 * hour, closes: 12 * hour },
    ];
    expect(statusAt('2026-11-20 11:59', withBreak)).toEqual(openUntil(12 * hour));
    const duringBreak = closedUntil('friday', 0, 13 * hour);
    for (const time of ['12:00', '12:59'])
      expect(statusAt(`2026-11-20 ${time}`, withBreak)).toEqual(duringBreak);
    expect(statusAt('2026-11-20 13:00', withBreak)).toEqual(openUntil(18 * hour));
    expect(statusAt('2026-11-20 19:00', withBreak)).toEqual(closedUntil('sunday', 2));
  });
});

describe('a special day', () => {
  const saleHours = { opens: 10 * hour, closes: 14 * hour };

  test('closes the shop on a festival', () => {
    const tihar = [{ date: '2026-11-08', reason: 'Tihar' }];
    expect(statusAt('2026-11-08 12:00', week, tihar)).toEqual(closedUntil('monday', 1));
  });

  test('opens the shop on a Saturday', () => {
    const sale = [{ date: '2026-11-21', reason: 'Sale', ...saleHours }];
    expect(statusAt('2026-11-21 12:00', week, sale)).toEqual(openUntil(14 * hour));
    expect(statusAt('2026-11-20 20:00', week, sale)).toEqual(closedUntil('saturday', 1, 10 * hour));
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
    const sale = [{ from: '2026-11-20', until: '2026-11-21', reason: 'Sale', ...saleHours }];
    expect(statusAt('2026-11-21 13:59', week, sale)).toEqual(openUntil(14 * hour));
    expect(statusAt('2026-11-20 15:00', week, sale)).toEqual(closedUntil('saturday', 1, 10 * hour));
  });

  test('leaves the next opening unknown if the shop is closed for longer than a month', () => {
    const closedFor = (days: number) => {
      const lastDay = new Date(Date.UTC(2026, 10, 20 + days - 1)).toISOString().slice(0, 10);
      return [{ from: '2026-11-20', until: lastDay, reason: 'Repairs' }];
    };
    expect(statusAt('2026-11-20 12:00', week, closedFor(31))).toEqual(closedUntil('monday', 31));
    expect(statusAt('2026-11-20 12:00', week, closedFor(32))).toEqual({ state: 'closed' });
  });
});
