import { dropUnhelpfulFixes } from '../diagnostics/drop-unhelpful-fixes.ts';
import type { SourceFile } from '../read/files/decode-files.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { failedFile, resolveFile } from '../read/resolve/resolve-file.ts';
import { explainLegacyMarkup } from './rules/legacy-font/explain-legacy-markup.ts';
import { checkFile } from './run-rules.ts';
import type { Facts } from '../read/facts/facts.ts';
import { legacySegments } from '../read/resolve/legacy-segments.ts';

export type ValidateFile = (source: SourceFile, facts: Facts | undefined) => ContentFile;

/** Resolves a file and runs the rules that need only this file. */
export const validateFile: ValidateFile = (source, facts) => {
  try {
    const file = resolveFile(source, facts);
    const check = (resolved: ContentFile) =>
      explainLegacyMarkup(resolved.source.text, checkFile(resolved, facts));
    const diagnosticsOf = (text: string) => check(resolveFile({ ...source, text }, facts));
    const diagnostics = dropUnhelpfulFixes(source.text, check(file), diagnosticsOf);
    return {
      ...file,
      diagnostics,
      legacySegments: legacySegments(file.segments, source.text),
    };
  } catch {
    return failedFile(source);
  }
};
