import type { Diagnostic } from '../../scripts/content/diagnostics/diagnostic.ts';

/** Returns the diagnostics without a message, or at a position that the file does not have. */
export function misplaced(text: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lines = text.split('\n');
  return diagnostics.filter(({ line, column, message }) => {
    const length = lines[line - 1]?.length ?? -1;
    const isInside = Number.isInteger(column) && column >= 1 && column <= length + 1;
    return message === '' || !isInside;
  });
}
