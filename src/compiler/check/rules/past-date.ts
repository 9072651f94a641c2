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
  // The days are in the original. A translation has only their texts.
  if (file.textFile.language !== undefined) return [];
  const { special_days: days = [] } = (file.data ?? {}) as Partial<Singletons['business']>;
  const { announcements = [] } = (file.data ?? {}) as NonNullable<Singletons['announcement']>;
  const entries = [
    ...days.map((day, index) => ({
      ...dateRangeOf(day),
      reason: day.reason,
      path: ['special_days', index],
    })),
    ...announcements.map(({ until, words }, index) => ({
      until,
      reason: words,
      path: ['announcements', index],
    })),
  ];
  return entries
    .filter(({ until }) => until < today)
    .map(({ until, reason, path }) => ({
      ...atField(file, path),
      message: say`Delete this entry, or write the next dates. "${{ reason }}" ended on ${{ day: asDay(until) }}.`,
    }));
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
