import type { ContentFile } from '../validate/validate-file.ts';
import { singletonFolder } from '../content-types.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

/**
 * An announcement whose last day is over.
 * @param today the day in Kathmandu, `2026-11-21` (ISO 8601)
 */
export function endedAnnouncement(
  { source, data, frontMatter }: ContentFile,
  today: string,
): FileDiagnostic[] {
  if (source.folder !== singletonFolder || source.id !== 'announcement') return [];
  if (!data || String(data.until) >= today) return [];
  const message = `this announcement ended on ${String(data.until)}; remove the file, or write a later day`;
  return [{ ...frontMatter.positionOf(['until']), message }];
}
