import { dropUnhelpfulFixes } from './diagnostics/drop-unhelpful-fixes.ts';
import type { SourceFile } from './files/decode-files.ts';
import type { ContentFile } from './resolve/content-file.ts';
import { failedFile, resolveFile } from './resolve/resolve-file.ts';
import { checkFile } from './run-rules.ts';
import type { Facts } from './text/facts.ts';

export type ValidateFile = (source: SourceFile, facts: Facts | undefined) => ContentFile;

/** Resolves a file and runs the rules that need only this file. */
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
