import { glyphs, type LegacyFont } from './glyphs.ts';

/** Matches text without words: facts, tags, code, targets of links, URLs and email addresses. */
export const noWords =
  /\{[a-z_]{2,}\}|<\/?(?:[A-Z][^<>\n]*|[a-z]+\d?)>|`[^`\s]+`|(?<!\S)\[|\]\((?=[/#a-z])[^()\s]+\)|\*\*|[a-z]+:\/\/\S+|(?<!\S)www\.\S+|[\w.+-]+@[\w-]+\.[\w.]+/g;

/** Matches a bullet, and a number that was typed in another font. */
const latinNumber = /^(?:[-*•]|(?!5\D*$)\d+(?:[.,:/-]\d+)*[.,:)]?)$/;
/** Matches what `escapeLegacyText` writes. */
export const escapedLetter = /\\([\\{}[\]<>*`#|&])/g;

const vowelSign = '[ािीुूृेैॅ]';
const nasal = '[ँंः]';
const cluster = '(?:[क-ह]्\u200D?)*[क-ह]';

/** The letters that a character m completes. */
const completed: Readonly<Record<string, string>> = {
  प: 'फ',
  भ: 'झ',
  उ: 'ऊ',
  त्र: 'क्र',
  त्त: 'क्त',
};

/** Matches words that end in a visarga. After other words, typists write a colon with its key. */
const visargaWord =
  /^[^\u0900-\u097F]*(?:(?:अ|स्व|मूल|विशेष|सम्भव|संभव|सामान्य|वस्तु|अन्त|अन्तत|मुख्य|पूर्ण|अंश|साधारण|फल|प्रत्यक्ष)तः|(?:क्रम|अक्षर|प्राय)शः|(?:प्राय|पुन|प्रात|अन्त|नम|दु|छि)ः)$/u;

type Correction = readonly [
  RegExp,
  string | ((match: string, a: string, b: string, c: string) => string),
];

/** Replacements from the visual order of the fonts into the logical order of Unicode. */
const corrections: readonly Correction[] = [
  [
    /([पभउ]|त्[रत])(्?)((?:्र|[ािीुूृेैँं])*)m/g,
    (_, letter, virama, signs) => `${completed[letter]}${virama}${signs}`,
  ],
  // A half letter and the stroke of ा are a whole letter.
  [/्ा/g, ''],
  [new RegExp(`ि(${cluster})`, 'g'), '$1ि'],
  [new RegExp(`(${nasal}+)(${vowelSign}+)`, 'g'), '$2$1'],
  [/इ([ँं]?)\{/g, 'ई$1'],
  [new RegExp(String.raw`\{((?:${vowelSign}|${nasal})+)`, 'g'), '$1{'],
  [new RegExp(String.raw`(${cluster}${vowelSign}*${nasal}*)\{`, 'g'), 'र्$1'],
  [/([ेै])ा/g, 'ा$1'],
  [/अा/g, 'आ'],
  [/आे/g, 'ओ'],
  [/आै/g, 'औ'],
  [/एे/g, 'ऐ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  [/\S*ः(?![\u0900-\u097F])/g, (word) => (visargaWord.test(word) ? word : word.replace(/ः$/, ':'))],
  [/([०-९])ः(?=[०-९])/g, '$1:'],
];

/** Converts a text that was typed for a font into Unicode. Facts, links and Latin numbers stay. */
export function convertLegacyText(text: string, font: LegacyFont): string {
  return mapWords(withStraightQuotes(text), (word) => convertWord(word, font));
}

/** Escapes the characters of a legacy text that Markdown and MDX would parse as markup. */
export function escapeLegacyText(text: string): string {
  return mapWords(text, (word) =>
    word.replaceAll(escapedLetter, '$1').replaceAll(/[\\{}<*`]|^[>#]/g, String.raw`\$&`),
  );
}

function mapWords(text: string, change: (word: string) => string): string {
  const kept = Array.from(text.matchAll(noWords), ([part]) => part);
  return text
    .split(noWords)
    .map((part, index) => part.replaceAll(/\S+/g, change) + (kept[index] ?? ''))
    .join('');
}

function convertWord(word: string, font: LegacyFont): string {
  if (font !== 'Himali' && latinNumber.test(word)) return word;
  let converted = '';
  for (const character of word.replaceAll(escapedLetter, '$1'))
    converted += glyphs[font].get(character) ?? character;
  // TypeScript has no overload for "a text or a function".
  for (const [pattern, replace] of corrections)
    converted = converted.replaceAll(pattern, replace as string);
  return converted;
}

/** Returns a text with the quotes that were typed. Word bends them, but here ' and " are ु and ू. */
function withStraightQuotes(text: string): string {
  // Quotes around words stay.
  return text
    .split(/(?<!\S)(‘.*?’|“.*?”|'.*?'|".*?")(?=[\s,.)<]|$)/)
    .map((part, index) =>
      index % 2 === 0 ? straighten(part) : `“${straighten(part.slice(1, -1))}”`,
    )
    .join('');
}

function straighten(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}
