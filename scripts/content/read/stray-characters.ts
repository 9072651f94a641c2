import { unshowable } from '../../../src/fields/text.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';

const stray = new RegExp(`(${unshowable.source})\\1*`, 'gu');

/** Reports invisible characters, which some programs add. */
export function strayCharacters(text: string): FileDiagnostic[] {
  return [...text.matchAll(stray)].map(({ 0: find, 1: sign = '', index }) => ({
    ...positionAt(text, index),
    message: 'Type this part of the line again. It contains an invisible character.',
    fix: {
      find,
      // Word's new line within a paragraph, and its new page; the others below the space show nothing.
      replace: /[\v\f]/.test(sign) ? ' ' : '',
      ...(sign < ' ' && { safe: true }),
    },
  }));
}

/** Replaces each by a visible one, so that nothing else is reported of them. */
export function withoutStray(text: string): string {
  return text.replaceAll(stray, (found) => '␣'.repeat(found.length));
}
