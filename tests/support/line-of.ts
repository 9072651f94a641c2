import type { Diagnostic } from '../../scripts/content/diagnostics/diagnostic.ts';
import { sourceOf } from '../../scripts/content/diagnostics/position.ts';

/** Formats the position and the message of a diagnostic, without its rule. */
export function lineOf(diagnostic: Diagnostic): string {
  return `${sourceOf(diagnostic.path, diagnostic)}  ${diagnostic.message}`;
}
