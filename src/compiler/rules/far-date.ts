import { countryCodeOf } from '../content-types/country.ts';
import { siteData } from '../resolve/content-file.ts';
import { fromBikramSambat } from '../text/bikram-sambat.ts';
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
          const replace = usesNepaliDates ? fromBikramSambat(value) : undefined;
          if (replace !== undefined && replace <= latest) {
            const message = `Did you mean ${value} in Bikram Sambat? In A.D. that day is ${replace}.`;
            return { path, line, column, message, fix: { find: value, replace } };
          }
          const message = `${value} is more than two years ahead. Is the year right?`;
          return { path, line, column, message };
        });
    });
  },
};
