// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration has no module to import
/// <reference path="./nepali-date-converter.d.ts" />
import DateConverter from '@remotemerge/nepali-date-converter';

/** The first year without an official calendar: tables of the years from it on disagree by a day. */
const firstUnofficialYear = 2084;

/** A day of Bikram Sambat. */
export interface BikramSambatDay {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  isOfficial: boolean;
}

/**
 * Converts a date of Bikram Sambat, Nepal's calendar, to A.D.: `2083-07-04` → `2026-10-21`.
 * @returns undefined if the day does not exist, or if its year is outside of the tables
 */
export function fromBikramSambat(date: string): string | undefined {
  const [year = 0, month, day] = date.split('-').map(Number);
  if (year < 1975 || year > 2098) return undefined;
  const guess = new DateConverter(date).toAd();
  // The package returns the day in the device's time zone. West of Greenwich it is a day early.
  const days = [guess.date, guess.date + 1].map((dayOfMonth) =>
    new Date(Date.UTC(guess.year, guess.month - 1, dayOfMonth)).toISOString().slice(0, 10),
  );
  return days.find((candidate) => {
    const converted = toBikramSambat(candidate);
    return converted?.year === year && converted.month === month && converted.day === day;
  });
}

/** Converts a date of A.D. to Bikram Sambat; undefined if its year is outside of the tables. */
export function toBikramSambat(date: string): BikramSambatDay | undefined {
  const adYear = Number(date.slice(0, 4));
  if (adYear < 1919 || adYear > 2041) return undefined;
  const { year, month, date: day } = new DateConverter(date).toBs();
  return { year, month, day, isOfficial: year < firstUnofficialYear };
}
