import { invisibleCharacter } from '../../../site/fields/text.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { say } from '../../../site/fields/say.ts';

const repeatedCharacter = new RegExp(`(${invisibleCharacter.source})\\1*`, 'gu');

/** Reports invisible characters. Word processors and spreadsheets add them. */
export function checkInvisibleCharacters(text: string): Finding[] {
  const message = say`Type this part of the line again. It contains an invisible character.`;
  return Array.from(text.matchAll(repeatedCharacter), (match) => {
    const [find, character = ''] = match;
    // Word's line and page breaks (\v and \f) become spaces.
    const replace = /[\v\f]/.test(character) ? ' ' : '';
    const isControl = character < ' ';
    const fix = { find, replace, ...(isControl && { safe: true as const }) };
    return { ...positionAt(text, match.index), message, fix };
  });
}

/** Replaces invisible characters by a visible one, so that they cause no other errors. */
export function replaceInvisibleCharacters(text: string): string {
  return text.replaceAll(repeatedCharacter, (characters) => '␣'.repeat(characters.length));
}
