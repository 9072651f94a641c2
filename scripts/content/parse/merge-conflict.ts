import { positionAt } from '../diagnostics/position.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

/** Two versions of the same lines, as git writes them where two people have changed these. */
const conflict = /^<{7}(?: .*)?\n[^]*?^={7}\n[^]*?^>{7}(?: .*)?$/m;

/** The diagnostic of a file in which somebody has to choose between two versions. */
export function mergeConflictDiagnostic(text: string): FileDiagnostic | undefined {
  const found = conflict.exec(text);
  if (!found) return undefined;
  const message =
    'two people have changed these lines: keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return { ...positionAt(text, found.index), message };
}
