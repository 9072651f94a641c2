import type { ContentFile } from '../validate/examine-file.ts';
import { sortProblems, type Fault, type Problem } from '../diagnostics/diagnostic.ts';
import { endedAnnouncement } from './ended-announcement.ts';
import { lengths } from './lengths.ts';
import { madeUpFacts } from './made-up-facts.ts';
import { standIns } from './stand-ins.ts';

/**
 * What remains to be done before content without problems is published.
 * @param files as `load` gives them out
 * @param today the day in Kathmandu, `2026-11-21` (ISO 8601)
 */
export function remaining(files: readonly ContentFile[], today: string): Problem[] {
  const faults = (file: ContentFile): Fault[] => {
    const madeUp = madeUpFacts(file);
    // A made-up fact may well be at example.com; once is enough.
    const others = standIns(file).filter(({ line }) => madeUp.every((fact) => fact.line !== line));
    return [...madeUp, ...others, ...lengths(file), ...endedAnnouncement(file, today)];
  };
  return sortProblems(
    files.flatMap((file) => faults(file).map((fault) => ({ path: file.source.path, ...fault }))),
  );
}
