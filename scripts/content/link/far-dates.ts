import { createRequire } from 'node:module';
import type NepaliDate from 'nepali-date-converter';
import { countryNamed } from '../content-types/country.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { siteData, type ContentFile } from '../validate/content-file.ts';

/**
 * Warnings about dates more than two years ahead, which in Nepal are most likely days of its calendar
 * (Bikram Sambat), some 57 years ahead of the one that the site uses.
 * @param today ISO 8601
 */
export function farDates(files: readonly ContentFile[], today: string): Diagnostic[] {
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  return files.flatMap(({ source: { path }, words }) =>
    words
      .filter(({ kind, value }) => kind === 'value' && /^\d{4}-\d\d-\d\d$/.test(value))
      .filter(({ value }) => value > latest)
      .map(({ value: find, line, column }) => {
        // Asked where there is such a date, since countries are many.
        const replace = isOfNepal(files) ? fromBikramSambat(find) : undefined;
        const isLikely = replace !== undefined && replace <= latest;
        const message = isLikely
          ? `${find} is more than two years ahead; if it is a day of Bikram Sambat, write ${replace}`
          : `${find} is more than two years ahead; is the year right?`;
        return { path, line, column, message, fix: isLikely ? { find, replace } : undefined };
      }),
  );
}

/** Whether the shop is in Nepal, or writes in its language. */
function isOfNepal(files: readonly ContentFile[]): boolean {
  return (
    countryNamed(siteData(files, 'business')?.address.country) === 'NP' ||
    files.some(({ source, data }) => source.language === 'ne' || data?.code === 'ne')
  );
}

/** A day of Bikram Sambat in the calendar that the site uses; undefined where there is no such day (ISO 8601). */
function fromBikramSambat(date: string): string | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Loaded where there is such a date.
  const calendar = createRequire(import.meta.url)('nepali-date-converter') as {
    default: typeof NepaliDate;
  };
  try {
    const same = new calendar.default(year, month - 1, day);
    if (same.format('YYYY-MM-DD') !== date) return undefined;
    const { year: y, month: m, date: d } = same.getAD();
    return [y, m + 1, d].map((part) => String(part).padStart(2, '0')).join('-');
  } catch {
    return undefined;
  }
}
