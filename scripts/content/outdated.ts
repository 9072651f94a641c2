import { spanOf } from '../../src/fields/date.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { singletonFolder } from './content-types.ts';
import { sortDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { ContentFile } from './validate/validate-file.ts';

/**
 * Warnings about what only the passing of time has made wrong: special days and announcements that
 * are over. Visitors do not see these any more.
 * @param files files without errors
 * @param today the day in Kathmandu, `2026-11-21` (ISO 8601)
 */
export function outdated(files: readonly ContentFile[], today: string): Diagnostic[] {
  return sortDiagnostics(
    files.flatMap((file) => [...pastDays(file, today), ...endedLine(file, today)]),
  );
}

function pastDays(file: ContentFile, today: string): Diagnostic[] {
  const { special_days: days = [] } = dataOf<Singletons['business']>(file, 'business');
  return days.flatMap((day, index) => {
    const { until } = spanOf(day);
    const message = `"${day.reason}" is over since ${until}; remove the entry, or write the days of the next time`;
    return until < today ? [warning(file, ['special_days', index], message)] : [];
  });
}

function endedLine(file: ContentFile, today: string): Diagnostic[] {
  type Announcement = NonNullable<Singletons['announcement']>;
  const { until = today } = dataOf<Announcement>(file, 'announcement');
  const message = `this announcement ended on ${until}; remove the file, or write a later day`;
  return until < today ? [warning(file, ['until'], message)] : [];
}

/** What a file of content/site says; nothing for every other file. */
function dataOf<Data>({ source, data }: ContentFile, id: string): Partial<Data> {
  const isIt = source.folder === singletonFolder && source.id === id;
  return isIt ? ((data ?? {}) as Partial<Data>) : {};
}

function warning({ source, frontMatter }: ContentFile, path: PropertyKey[], message: string) {
  return { path: source.path, ...frontMatter.positionOf(path), message };
}
