import { invisibleCharacter } from '../../../src/fields/text.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';

const repeatedCharacter = new RegExp(`(${invisibleCharacter.source})\\1*`, 'gu');

/** Reports invisible characters. Word processors and spreadsheets add them. */
export function checkInvisibleCharacters(text: string): FileDiagnostic[] {
  return [...text.matchAll(repeatedCharacter)].map(({ 0: find, 1: character = '', index }) => ({
    ...positionAt(text, index),
    message: 'Type this part of the line again. It contains an invisible character.',
    fix: {
      find,
      // Word's line and page breaks become spaces. Other control characters show nothing.
      replace: /[\v\f]/.test(character) ? ' ' : '',
      ...(character < ' ' && { safe: true }),
    },
  }));
}

/** Replaces invisible characters by a visible one, so that they cause no other errors. */
export function replaceInvisibleCharacters(text: string): string {
  return text.replaceAll(repeatedCharacter, (characters) => '␣'.repeat(characters.length));
}
