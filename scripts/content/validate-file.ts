import { dropUnhelpfulFixes } from './diagnostics/drop-unhelpful-fixes.ts';
import type { SourceFile } from './read/read-content.ts';
import type { ContentFile } from './resolve/content-file.ts';
import { failedFile, resolveFile } from './resolve/resolve-file.ts';
import { checkFile } from './run-rules.ts';
import type { Facts } from './text/facts.ts';

/** Validates one file, as `validateFile` does; whoever loads again and again may remember results. */
export type ValidateFile = (source: SourceFile, facts: Facts | undefined) => ContentFile;

/**
 * Parses a file and runs all that needs no other file.
 * @param facts undefined while the files that hold them have errors; nothing is inserted then
 */
export const validateFile: ValidateFile = (source, facts) => {
  try {
    const file = resolveFile(source, facts);
    const diagnosticsOf = (text: string) =>
      checkFile(resolveFile({ ...source, text }, facts), facts);
    const diagnostics = dropUnhelpfulFixes(source.text, checkFile(file, facts), diagnosticsOf);
    return { ...file, diagnostics };
  } catch {
    return failedFile(source);
  }
};
