import { expect, test } from 'vitest';
import type { PageContent, Site } from '../../../../src/site/model/content.ts';
import type { DateRange } from '../../../../src/site/fields/date.ts';
import { outdatedOn } from '../../../../src/site/model/outdated-on.ts';

type SpecialDay = NonNullable<Site['business']['special_days']>[number];

interface Dates {
  announcement?: DateRange & { announcements?: readonly DateRange[] };
  entries?: readonly { from?: string; until?: string }[];
  specialDays?: readonly Pick<SpecialDay, 'date' | 'from' | 'until'>[];
}

/** Returns the result for content with these dates that was built on 28 November 2026. */
function outdatedWith({ announcement, entries = [], specialDays }: Dates): string | undefined {
  const site = { builtOn: '2026-11-28', announcement, business: { special_days: specialDays } };
  return outdatedOn(
    site as unknown as Site,
    { collections: { faq: entries } } as unknown as PageContent,
  );
}

test.for<[string, Dates, string | undefined]>([
  ['no content has a date', {}, undefined],
  ['an entry begins', { entries: [{ from: '2026-12-24' }] }, '2026-12-24'],
  ['an entry ends', { entries: [{ until: '2026-12-31' }] }, '2027-01-01'],
  ['an entry ends today', { entries: [{ until: '2026-11-28' }] }, '2026-11-29'],
  [
    'an entry has begun or is over',
    { entries: [{ from: '2026-11-28' }, { until: '2026-11-27' }] },
    undefined,
  ],
  ['the announcement begins', { announcement: { from: '2026-12-01' } }, '2026-12-01'],
  [
    'the first of several announcements is over',
    {
      announcement: {
        announcements: [
          { from: '2026-12-20', until: '2026-12-24' },
          { from: '2026-11-20', until: '2026-12-01' },
        ],
      },
    },
    '2026-12-02',
  ],
  ['a special day is over', { specialDays: [{ date: '2026-12-25' }] }, '2026-12-26'],
  [
    'special days are over',
    { specialDays: [{ from: '2026-11-27', until: '2026-12-02' }] },
    '2026-12-03',
  ],
  ['the year of a special day changes', { specialDays: [{ date: '2027-03-22' }] }, '2027-01-01'],
  [
    'the first of several changes',
    { announcement: { until: '2026-12-05' }, entries: [{ from: '2026-12-04' }] },
    '2026-12-04',
  ],
])('finds the day on which %s', ([, dates, expected]) => {
  expect(outdatedWith(dates)).toBe(expected);
});

test('finds no day if the content does not depend on the date', () => {
  const site = { business: {} } as unknown as Site;
  expect(outdatedOn(site, { collections: {} })).toBe(undefined);
});
