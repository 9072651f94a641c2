import transliterate from '@sindresorhus/transliterate';
import { toValidName } from '../../site/fields/name.ts';

/**
 * Returns the file name without extension for an entry with this title:
 * `do-you-deliver-to-pokhara`. It keeps as many words as fit into 60 characters.
 * @returns an empty text if the title has no Latin letters and digits
 */
export function fileNameFor(title: string): string {
  const name = toValidName(transliterate(romanize(title)).replaceAll(/['’]/g, ''));
  return /^.{0,60}(?=-|$)/.exec(name)?.[0] ?? name.slice(0, 60);
}

/** The Latin letters of the Devanagari consonants from \u0915 on, in the order of Unicode. */
const consonants =
  'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h';

/** The Latin letters of the Devanagari vowels from \u0905 on. The vowel signs have the same order. */
const vowels = 'a a i i u u ri l e e e ai o o o au';

/** Writes Devanagari in Latin letters, as Nepali is spoken: `dasain` for दसैं. */
function romanize(text: string): string {
  return (
    text
      .normalize('NFC')
      // Removes the nukta, a dot below a consonant, and joiners, which only change the form of letters.
      .replaceAll(/[\u093C\p{Join_Control}]/gu, '')
      .replaceAll('ॲ', 'अ')
      // A virama (U+094D) removes the "a" of a consonant. A vowel sign does so too.
      .replaceAll(/[क-ह](?=[ा-ौ])/gu, '$&\u094d')
      // Writes the "a" of a consonant, except at the end of a word, where the "a" is silent.
      .replaceAll(
        /[क-ह](?=[ऀ-ॿ])(?!\u094d)/gu,
        (letter) => `${letterAt(consonants, letter, 0x0915)}a`,
      )
      .replaceAll(/([क-ह])\u094d?/gu, (_, letter: string) => letterAt(consonants, letter, 0x0915))
      // The first vowel, "a", has no sign.
      .replaceAll(/[ा-ौ]/gu, (vowel) => letterAt(vowels, vowel, 0x093e - 1))
      .replaceAll(/[अ-औ]/gu, (vowel) => letterAt(vowels, vowel, 0x0905))
      // Both signs make a vowel nasal.
      .replaceAll(/[ँं]/gu, 'n')
      .replaceAll('ः', 'h')
      .replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
  );
}

/** Returns the Latin letters of a character. @param first the character code of `letters[0]` */
function letterAt(letters: string, character: string, first: number): string {
  return letters.split(' ')[character.charCodeAt(0) - first] ?? '';
}
