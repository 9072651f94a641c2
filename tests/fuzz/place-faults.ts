import type { Diagnostic } from '../../scripts/content/diagnostics/diagnostic.ts';

/** The problems that nobody could find: without words, or at a place that the file does not have. */
export function placeDiagnostics(text: string, problems: readonly Diagnostic[]): Diagnostic[] {
  const lines = text.split('\n');
  return problems.filter(({ line, column, message }) => {
    const length = lines[line - 1]?.length ?? -1;
    const isInside = Number.isInteger(column) && column >= 1 && column <= length + 1;
    return message === '' || !isInside;
  });
}
