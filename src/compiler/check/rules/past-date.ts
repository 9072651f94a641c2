import { dateRangeOf, type DateRange } from '../../../site/fields/date.ts';
import type { Singletons } from '../../../site/singletons/singleton-schemas.ts';
import { singletonFolder } from '../../content-types/content-types.ts';
import { atField, type ContentFile } from '../../read/resolve/content-file.ts';
import type { Rule } from './rule.ts';
import { asDay, say } from '../../../site/fields/say.ts';

export const pastDate: Rule = {
  id: 'past-date',
  level: 'warning',
  scope: 'day',
  summary: 'Special days, announcements and entries are not over.',
  check: ({ files }, today) =>
    files.flatMap((file) => [...findPastDays(file, today), ...findEndedFile(file, today)]),
};

function findPastDays(file: ContentFile, today: string) {
  // The days are in the original. A translation has only their reasons.
  if (file.textFile.language !== undefined) return [];
  const { special_days: days = [] } = (file.data ?? {}) as Partial<Singletons['business']>;
  return days.flatMap((day, index) => {
    const { until } = dateRangeOf(day);
    const { reason } = day;
    const message = say`Delete this entry, or write the next dates. "${{ reason }}" ended on ${{ day: asDay(until) }}.`;
    return until < today ? [{ ...atField(file, ['special_days', index]), message }] : [];
  });
}

/** Reports an announcement or an entry whose last day is over. */
function findEndedFile(file: ContentFile, today: string) {
  const { until = today } = (file.data ?? {}) as DateRange;
  const day = asDay(until);
  const message =
    file.textFile.folder === singletonFolder
      ? say`Delete this file, or write a later day. This announcement ended on ${{ day }}.`
      : say`Delete this file, or write a later day. This entry ended on ${{ day }}.`;
  return until < today ? [{ ...atField(file, ['until']), message }] : [];
}
