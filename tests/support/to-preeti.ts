import { glyphs } from '../../src/compiler/text/preeti/glyphs.ts';

/** What typists press for letters that the font draws of two parts, or for which it has two characters. */
const combinations: readonly [string, string][] = [
  ['फ्र', 'k|m'],
  ['क्र', 'qm'],
  ['क्त', 'Qm'],
  ['फ', 'km'],
  ['झ', 'em'],
  ['ऊ', 'pm'],
  ['ई', 'O{'],
  ['ऐ', 'P]'],
  ['आ', 'cf'],
  ['ओ', 'cf]'],
  ['औ', 'cf}'],
  ['ो', 'f]'],
  ['ौ', 'f}'],
  ['क्ष', 'If'],
  ['ष', 'if'],
  ['ण', '0f'],
  [':', 'M'],
  ['-', '–'],
  ...Array.from('खगघङचजञतथदधनपबभमयलवशसह', (letter): [string, string] => [
    `${letter}्र`,
    `${keyOf(letter)}|`,
  ]),
  ...Array.from('छटठडढ', (letter): [string, string] => [`${letter}्र`, `${keyOf(letter)}«`]),
  ['त्र', 'q'],
  ['श्र', '>'],
  ['ध्र', 'w|'],
  ['द्र', 'b|'],
];

const keys = new Map(
  [...glyphs.Preeti].map(([key, glyph]): [string, string] => [glyph, key]).toReversed(),
);
for (const [letters, combination] of combinations) keys.set(letters, combination);
const longestFirst = [...keys]
  .filter(([letters]) => !/^[{m]$/.test(letters))
  .toSorted(([a], [b]) => b.length - a.length);

function keyOf(glyph: string): string {
  return [...glyphs.Preeti].find(([, drawn]) => drawn === glyph)?.[0] ?? '';
}

/** Matches र् before a consonant, the letters of a syllable, its vowel sign, nasal and virama. */
const syllable =
  /(र्(?=[क-ह]))?((?:[क-ह]्\u200D?)*[क-ह]|[अ-औ]|[^\u0900-\u097F]|[०-९।ऽॐ])([ािीुूृेैोौॅ]*)([ँंः]*)(्?)/gu;

/** Writes Nepali as typists did for the font Preeti. */
export function toPreeti(text: string): string {
  return text
    .replaceAll(/(?<!\S|\()["'“‘](.+?)["'”’]/gu, 'æ$1Æ')
    .replaceAll(
      syllable,
      (_, reph = '', letters: string, sign: string, nasal: string, virama: string) => {
        const [before, after] = sign === 'ि' ? ['l', ''] : ['', typed(sign)];
        return before + typed(letters + virama) + after + (reph && '{') + typed(nasal);
      },
    );
}

function typed(text: string): string {
  const [letters = text.slice(0, 1), key = letters] =
    longestFirst.find(([known]) => text.startsWith(known)) ?? [];
  return text === '' ? '' : key + typed(text.slice(letters.length));
}
