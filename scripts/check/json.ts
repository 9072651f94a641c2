import { correctedLines } from '../../src/compiler/diagnostics/fixes.ts';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import type { ReportInput } from '../../src/compiler/diagnostics/report.ts';

/** A diagnostic for other programs. Lines and columns start at 1. */
interface JsonDiagnostic extends Omit<Diagnostic, 'severity'> {
  severity: 'error' | 'warning';
  /** The lines after the fix; empty without a fix. */
  instead: { line: number; text: string }[];
}

/** Formats all diagnostics and warnings as JSON: `{ "diagnostics": JsonDiagnostic[] }`. */
export function reportJson({ diagnostics, warnings = [], files }: ReportInput): string {
  const texts = new Map(files.map(({ source: { path, text } }) => [path, text]));
  const jsonDiagnostics = [...diagnostics, ...warnings].map((diagnostic): JsonDiagnostic => ({
    ...diagnostic,
    severity: diagnostic.severity ?? 'error',
    instead: correctedLines(texts.get(diagnostic.path) ?? '', [diagnostic]),
  }));
  return JSON.stringify({ diagnostics: jsonDiagnostics }, null, 2);
}
