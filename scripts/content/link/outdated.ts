import { spanOf, type Span } from '../../../src/fields/date.ts';
import { localTime, utcOffsets } from '../../../src/lib/time-zone.ts';
import type { Singletons } from '../../../src/singletons/schemas.ts';
import { singletonFolder } from '../content-types/content-types.ts';
import { farDates } from './far-dates.ts';
import { sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { atField, siteData, type ContentFile } from '../validate/content-file.ts';

/**
 * Warnings that depend on the day: special days, announcements and entries that are over, which visitors
 * do not see any more, and dates far ahead.
 * @param files files without errors
 * @param today the day where the shop is, `2026-11-21` (ISO 8601)
 */
export function outdated(files: readonly ContentFile[], today = todayAt(files)): Diagnostic[] {
  return sortDiagnostics([
    ...files.flatMap((file) => [...pastDays(file, today), ...ended(file, today)]),
    ...farDates(files, today),
  ]);
}

function todayAt(files: readonly ContentFile[]): string {
  const zone = siteData(files, 'business')?.time_zone ?? 'UTC';
  return localTime(new Date(), utcOffsets(zone)).date;
}

function pastDays(file: ContentFile, today: string): Diagnostic[] {
  // In a translation these have their reasons and no days.
  if (file.source.language !== undefined) return [];
  const { special_days: days = [] } = (file.data ?? {}) as Partial<Singletons['business']>;
  return days.flatMap((day, index) => {
    const { until } = spanOf(day);
    const message = `"${day.reason}" is over since ${until}; remove the entry, or write the days of the next time`;
    return until < today ? [{ ...atField(file, ['special_days', index]), message }] : [];
  });
}

/** An announcement or an entry after its last day. */
function ended(file: ContentFile, today: string): Diagnostic[] {
  const { until = today } = (file.data ?? {}) as Span;
  const what = file.source.folder === singletonFolder ? 'announcement' : 'entry';
  const message = `this ${what} ended on ${until}; remove the file, or write a later day`;
  return until < today ? [{ ...atField(file, ['until']), message }] : [];
}
