import type { Logger } from 'vite';
import { subtractDiagnostics, type Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { diagnosticLine, reportByFile } from '../../src/compiler/diagnostics/report.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';

/** Creates a function that prints errors when they appear and when they are fixed. */
export function createTerminalReport(logger: Logger) {
  let previous: readonly Diagnostic[] = [];

  return ({ diagnostics, files }: CompileResult) => {
    const appeared = subtractDiagnostics(diagnostics, previous);
    const fixed = subtractDiagnostics(previous, diagnostics);
    previous = diagnostics;
    for (const error of fixed) logger.info(`Gone: ${diagnosticLine(error)}`);
    if (appeared.length > 0) logger.error(reportByFile(appeared, files).join('\n\n'));
    if (appeared.length + fixed.length === 0) return;
    logger.info(`${diagnostics.length} error${diagnostics.length === 1 ? '' : 's'} in content`);
  };
}
