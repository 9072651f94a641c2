import type { Explanation } from '../../../diagnostics/diagnostic.ts';
import { hiddenCharacter } from '../../../text/zero-width.ts';
import type { Markup } from './markup.ts';
import { say } from '../../../../site/fields/say.ts';

const message = say`Type this part of the line again. It contains an invisible character.`;

/** Characters that programs add to copied text, and that visitors see as nothing or as a box. */
export const hiddenCharacters = [
  {
    // ChatGPT encloses the number of a source between private characters.
    pattern: /\uE200[^\s\uE200\uE201]{0,999}\uE201|【[^【】\n]{0,99}†[^【】\n]{0,99}】/g,
    explain: ([find]: RegExpMatchArray): Explanation => ({
      message: say`Delete this mark of a source. ChatGPT adds it, and visitors would see it.`,
      fix: { find, replace: '', safe: true },
    }),
  },
  {
    pattern: new RegExp(`(?:${hiddenCharacter})+`, 'gu'),
    explain: ([find]: RegExpMatchArray): Explanation => {
      const replace = /[\p{Zl}\p{Zp}]/u.test(find) ? ' ' : '';
      return { message, fix: { find, replace, safe: true } };
    },
  },
  {
    // Word's fonts show these as bullets. At the start of a line they are marks of a list.
    pattern: /(?!(?<=^[ \t]*)[\uF000-\uF0FF])\p{Co}+/gmu,
    explain: ([find]: RegExpMatchArray): Explanation => ({ message, fix: { find, replace: '' } }),
  },
].map((markup): Markup => ({
  ...markup,
  rule: 'hidden-character',
  in: ['field', 'text', 'code'],
}));
