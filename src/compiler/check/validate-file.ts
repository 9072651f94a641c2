import { dropUnhelpfulFixes } from '../diagnostics/drop-unhelpful-fixes.ts';
import type { TextFile } from '../read/files/decode-files.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { failedFile, resolveFile } from '../read/resolve/resolve-file.ts';
import { explainLegacyMarkup } from './rules/legacy-font/explain-legacy-markup.ts';
import { checkFile } from './run-rules.ts';
import type { Facts } from '../read/facts/facts.ts';
import { legacySegments } from '../read/resolve/legacy-segments.ts';

export type ValidateFile = (textFile: TextFile, facts: Facts | undefined) => ContentFile;

/** Resolves a file and runs the rules that need only this file. */
export const validateFile: ValidateFile = (textFile, facts) => {
  try {
    const file = resolveFile(textFile, facts);
    const check = (resolved: ContentFile) =>
      explainLegacyMarkup(resolved.textFile.text, checkFile(resolved, facts));
    const candidatesOf = (text: string) => check(resolveFile({ ...textFile, text }, facts));
    // A fix may reveal another error, whose own fix counts only if it helps as well.
    const diagnosticsOf = (text: string) =>
      dropUnhelpfulFixes(text, candidatesOf(text), candidatesOf);
    const diagnostics = dropUnhelpfulFixes(textFile.text, check(file), diagnosticsOf);
    return {
      ...file,
      diagnostics,
      legacySegments: legacySegments(file.segments, textFile.text),
    };
  } catch {
    return failedFile(textFile);
  }
};
