import { unshowable } from '../../../src/fields/text.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';

const stray = new RegExp(`(${unshowable.source})\\1*`, 'gu');

/** The characters of a file that nobody can see, which programs leave behind. */
export function strayCharacters(text: string): FileDiagnostic[] {
  return [...text.matchAll(stray)].map(({ 0: find, 1: sign = '', index }) => ({
    ...positionAt(text, index),
    message: 'there is an invisible character here; type this part of the line again',
    fix: {
      find,
      // Word's new line within a paragraph, and its new page; the others below the space show nothing.
      replace: /[\v\f]/.test(sign) ? ' ' : '',
      ...(sign < ' ' && { safe: true }),
    },
  }));
}

/** A text with a sign in the place of each, so that it can be read on and nothing else is said of them. */
export function withoutStray(text: string): string {
  return text.replaceAll(stray, (found) => '␣'.repeat(found.length));
}
