import { usesBikramSambat } from '../../content-types/country.ts';
import { siteData } from '../../read/resolve/content-file.ts';
import { explainBikramSambat } from '../../read/schema/explain-date.ts';
import { fromBikramSambat } from '../../text/bikram-sambat.ts';
import type { Rule } from './rule.ts';
import { asDay, say } from '../../../site/fields/say.ts';

export const farDate: Rule = {
  id: 'far-date',
  level: 'warning',
  scope: 'day',
  summary: 'No date is more than two years ahead.',
  check({ files }, today) {
    const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
    const languages = [
      siteData(files, 'language')?.code,
      ...files.map(({ textFile }) => textFile.language),
    ];
    const usesNepaliDates = usesBikramSambat(
      siteData(files, 'business')?.address.country,
      languages,
    );
    return files.flatMap(({ textFile: { path }, segments }) => {
      const values = segments.filter(({ kind }) => kind === 'value');
      const dates = values.filter(({ value }) => /^\d{4}-\d\d-\d\d$/.test(value));
      return dates
        .filter(({ value }) => value > latest)
        .map(({ value, line, column }) => {
          const replace = usesNepaliDates ? fromBikramSambat(value) : undefined;
          if (replace !== undefined && replace <= latest) {
            return { path, line, column, ...explainBikramSambat(value, replace) };
          }
          const message = say`${{ day: asDay(value) }} is more than two years ahead. Is the year right?`;
          return { path, line, column, message };
        });
    });
  },
};
