import { countryCodeOf } from '../content-types/country.ts';
import { siteData } from '../resolve/content-file.ts';
import type { Rule } from './rule.ts';

export const farDate: Rule = {
  id: 'far-date',
  level: 'warning',
  scope: 'day',
  summary: 'No date is more than two years ahead.',
  check({ files }, today) {
    const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
    const usesNepaliDates =
      countryCodeOf(siteData(files, 'business')?.address.country) === 'NP' ||
      siteData(files, 'language')?.code === 'ne' ||
      files.some(({ source }) => source.language === 'ne');
    return files.flatMap(({ source: { path }, segments }) => {
      const values = segments.filter(({ kind }) => kind === 'value');
      const dates = values.filter(({ value }) => /^\d{4}-\d\d-\d\d$/.test(value));
      return dates
        .filter(({ value }) => value > latest)
        .map(({ value, line, column }) => {
          // Bikram Sambat, Nepal's calendar, is 56 or 57 years ahead of A.D.
          const earliestYear = Number(value.slice(0, 4)) - 57;
          const isLikelyNepali = usesNepaliDates && earliestYear <= Number(latest.slice(0, 4));
          const advice = isLikelyNepali
            ? `If it is a date of Bikram Sambat, write that day in A.D. (${earliestYear} or ${earliestYear + 1}).`
            : 'Is the year right?';
          const message = `${value} is more than two years ahead. ${advice}`;
          return { path, line, column, message };
        });
    });
  },
};
