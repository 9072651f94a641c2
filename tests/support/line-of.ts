import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { sourceOf } from '../../src/compiler/diagnostics/position.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

/** Formats the position and the message of a diagnostic, without its rule. */
export function lineOf(diagnostic: Diagnostic): string {
  return `${sourceOf(diagnostic.path, diagnostic)}  ${toEnglish(diagnostic.message)}`;
}
