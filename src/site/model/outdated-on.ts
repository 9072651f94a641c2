import { dateRangeOf, type DateRange } from '../fields/date.ts';
import { daysLater } from '../lib/local-time.ts';
import { announcementsOf } from './announcements.ts';
import type { PageContent, Site } from './content.ts';

/**
 * Returns the first day after the build on which the dates of the content change a page: an entry or
 * an announcement begins, ends, or a special day is over. On New Year's Day, special days get or lose
 * their year.
 */
export function outdatedOn(
  { announcement, builtOn = '', business }: Pick<Site, 'announcement' | 'builtOn' | 'business'>,
  { collections }: Pick<PageContent, 'collections'>,
): string | undefined {
  if (!builtOn) return undefined;
  const specialDays = (business.special_days ?? []).map(dateRangeOf);
  const entries: readonly DateRange[] = Object.values(collections).flat();
  const days = [
    ...[...entries, ...announcementsOf(announcement)].flatMap(({ from, until }) => [
      from,
      dayAfter(until),
    ]),
    ...specialDays.map(({ until }) => dayAfter(until)),
    specialDays.length > 0 ? `${Number(builtOn.slice(0, 4)) + 1}-01-01` : undefined,
  ];
  return days.filter((day) => day !== undefined && day > builtOn).sort()[0];
}

function dayAfter(date: string | undefined): string | undefined {
  return date && daysLater({ date }, 1).date;
}
