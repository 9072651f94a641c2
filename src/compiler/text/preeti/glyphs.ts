/** The fonts that draw Devanagari in place of Latin letters, from the time before Unicode. */
export type LegacyFont = 'Preeti' | 'Himali' | 'Kantipur' | 'Sagarmatha';

/**
 * What Preeti draws for the characters from ! to ~, in the order of ASCII. Three of them need their
 * neighbours: { is र् before the syllable on its left, l is ि before the syllable on its right, and m
 * completes the letter on its left.
 */
const asciiGlyphs =
  '१ ू ३ ४ ५ ७ ु ९ ० ८ ं , ( । र ण् ज्ञ द्द घ द्ध छ ट ठ ड ढ स् स ? . श्र रु २ ' +
  'ब् द्य ऋ म् भ् ँ न् ज् क्ष् व् प् ी ः ल् इ ए त्त च् क् त् ग् ख् ध् ह् थ् श् ' +
  'ृ ् े ६ ) ञ ब द अ म भ ा न ज ष् व प ि m ल य उ त्र च क त ग ख ध ह थ श { ्र ै ञ्';

/** The glyphs of Preeti for other characters: each character, and its letters. */
const otherGlyphs =
  '¡ज्ञ् ¢द्घ £घ् ¤झ् ¥र्\u200d §ट्ट ©र ªङ «्र °ड्ढ ±+ ´झ ¶ठ्ठ ¿रू Åहृ Æ” Ëङ्ग Ìन्न Íङ्क Îङ्ख Ö= Ø्य Ù; ' +
  'Ú’ Û! Ü% Ýट्ठ ßद्म åद्व æ“ çॐ ÷/ „ध्र ˆफ् ‰झ् ‹ङ्घ ›द्र •ड्ड ˜ऽ …‘';

/** The keys whose glyphs differ from Preeti, by font. Himali has digits where Preeti has letters. */
const differences: Readonly<Record<Exclude<LegacyFont, 'Preeti'>, string>> = {
  Himali:
    '!ज्ञ @द्द #घ $द्ध %छ ^ट &ठ *ड (ढ )ण् 0० 1१ 2२ 3३ 4४ 5५ 6६ 7७ 8८ 9९ `ञ् ~ञ ¤ँ ®+ °ङ्क Ñङ Òू Ôक्ष Ùह ' +
    'Úु éङ्ग íष øय् úू',
  Kantipur: 'Xहृ ‹ङ्ग ™र ¨ङ्ग ¬… ®र µर ºफ् Âर Èष Îफ् Ïफ् Ôक्ष œत्र् Œत्त् øय्',
  Sagarmatha: 'ƒद्र „् ‡े ˆृ Šर् ‹ै Œत्त् œत्र् ¤! ¬ु ®र °ङ्क µझ ·ङ्ग ¸ड्ड Åफ Çफ् Èष Éस Òू Ôक्ष Ùह Þह् èद्भ øय्',
};

function readPairs(pairs: string): [string, string][] {
  return pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]);
}

const preeti = new Map<string, string>([
  ...asciiGlyphs
    .split(' ')
    .map((glyph, index): [string, string] => [String.fromCharCode(0x21 + index), glyph]),
  ...readPairs(otherGlyphs),
]);

/** The fonts, the commonest first. */
export const legacyFonts: readonly LegacyFont[] = ['Preeti', 'Himali', 'Kantipur', 'Sagarmatha'];

/** What each font draws for each character. */
export const glyphs: Readonly<Record<LegacyFont, ReadonlyMap<string, string>>> = {
  Preeti: preeti,
  Himali: new Map([...preeti, ...readPairs(differences.Himali)]),
  Kantipur: new Map([...preeti, ...readPairs(differences.Kantipur)]),
  Sagarmatha: new Map([...preeti, ...readPairs(differences.Sagarmatha)]),
};
