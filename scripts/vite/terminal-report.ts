import type { Logger } from 'vite';
import { without, type Diagnostic } from '../content/diagnostics/diagnostic.ts';
import { diagnosticLine, reportByFile } from '../content/diagnostics/report.ts';
import type { LoadResult } from '../content/load.ts';
import { countErrors } from './dev-panel/protocol.ts';

/** Writes each error to the terminal once when it appears and once when it is fixed. */
export function createTerminalReport(logger: Logger) {
  let known: readonly Diagnostic[] = [];

  return ({ diagnostics, files }: LoadResult) => {
    const appeared = without(diagnostics, known);
    const gone = without(known, diagnostics);
    known = diagnostics;
    for (const error of gone) logger.info(`Gone: ${diagnosticLine(error)}`);
    if (appeared.length > 0) logger.error(reportByFile(appeared, files).join('\n\n'));
    if (appeared.length + gone.length > 0) logger.info(countErrors(diagnostics.length));
  };
}
