import { countryNamed } from '../content-types/country.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { siteData, type ContentFile } from '../validate/content-file.ts';

/**
 * Warns of dates more than two years ahead. In Nepal these are most likely dates of Bikram Sambat,
 * whose year is 56 or 57 ahead of the year A.D.
 * @param today ISO 8601
 */
export function farDates(files: readonly ContentFile[], today: string): Diagnostic[] {
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  return files.flatMap(({ source: { path }, words }) =>
    words
      .filter(({ kind, value }) => kind === 'value' && /^\d{4}-\d\d-\d\d$/.test(value))
      .filter(({ value }) => value > latest)
      .map(({ value, line, column }) => {
        const year = Number(value.slice(0, 4)) - 57;
        const isBikramSambat = year <= Number(latest.slice(0, 4)) && isOfNepal(files);
        const message = isBikramSambat
          ? `${value} is more than two years ahead. If it is a date of Bikram Sambat, write that day in A.D. (${year} or ${year + 1}).`
          : `${value} is more than two years ahead; is the year right?`;
        return { path, line, column, message };
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
