import type { ContentFile } from '../validate/validate-file.ts';
import {
  sortDiagnostics,
  type FileDiagnostic,
  type Diagnostic,
} from '../diagnostics/diagnostic.ts';
import { endedAnnouncement } from './ended-announcement.ts';
import { lengths } from './lengths.ts';
import { madeUpFacts } from './made-up-facts.ts';
import { standIns } from './stand-ins.ts';

/**
 * What remains to be done before content without diagnostics is published.
 * @param files as `load` gives them out
 * @param today the day in Kathmandu, `2026-11-21` (ISO 8601)
 */
export function remaining(files: readonly ContentFile[], today: string): Diagnostic[] {
  const diagnostics = (file: ContentFile): FileDiagnostic[] => {
    const madeUp = madeUpFacts(file);
    // A made-up fact may well be at example.com; once is enough.
    const others = standIns(file).filter(({ line }) => madeUp.every((fact) => fact.line !== line));
    return [...madeUp, ...others, ...lengths(file), ...endedAnnouncement(file, today)];
  };
  return sortDiagnostics(
    files.flatMap((file) =>
      diagnostics(file).map((diagnostic) => ({ path: file.source.path, ...diagnostic })),
    ),
  );
}
