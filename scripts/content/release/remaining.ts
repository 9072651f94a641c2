import { publishedFiles } from '../drafts.ts';
import type { ContentFile } from '../validate/validate-file.ts';
import {
  sortDiagnostics,
  type FileDiagnostic,
  type Diagnostic,
} from '../diagnostics/diagnostic.ts';
import { lengths } from './lengths.ts';
import { madeUpFacts } from './made-up-facts.ts';
import { standIns } from './stand-ins.ts';

/**
 * What remains to be done before content without errors is published, which drafts are not; the
 * passing of time adds nothing.
 * @param files as `load` gives them out
 */
export function remaining(files: readonly ContentFile[]): Diagnostic[] {
  return sortDiagnostics(
    publishedFiles(files).flatMap((file) =>
      remainingIn(file).map((diagnostic) => ({ path: file.source.path, ...diagnostic })),
    ),
  );
}

function remainingIn(file: ContentFile): FileDiagnostic[] {
  const madeUp = madeUpFacts(file);
  // A made-up fact may well be at example.com; once is enough.
  const others = standIns(file).filter(({ line }) => madeUp.every((fact) => fact.line !== line));
  return [...madeUp, ...others, ...lengths(file)];
}
