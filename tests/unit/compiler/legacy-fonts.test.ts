import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { convertLegacyText } from '../../../src/compiler/text/preeti/convert-legacy-text.ts';
import { findLegacyText } from '../../../src/compiler/text/preeti/find-legacy-text.ts';
import { project } from '../../support/folders.ts';
import { toPreeti } from '../../support/to-preeti.ts';

test.for([
  [';f]kmf lsGg]', 'सोफा किन्ने'],
  ["kmfNu'g dlxgfsf] sd{rf/L tna e'StfgL", 'फाल्गुन महिनाको कर्मचारी तलब भुक्तानी'],
  ['sfo{qmd÷of]hgf', 'कार्यक्रम/योजना'],
  ['cf}iflw If]q >4f åGå', 'औषधि क्षेत्र श्रद्धा द्वन्द्व'],
  ["s'6'Dasd\\ /fi6« ljBfyL{ tkfO{+", 'कुटुम्बकम् राष्ट्र विद्यार्थी तपाईं'],
  ["k'¥ofpg] e¥ofª", 'पुर्‍याउने भर्‍याङ'],
  // The vowel sign may be typed before or after its neighbours.
  ['sd{L s]f s+]', 'कर्मी को कें'],
  // A number that was typed in another font stays, and so do facts and links.
  ['@)&* ;fn 2021 df', '२०७८ साल 2021 मा'],
  ['{phone} df [oxfF](/faq) **;f]kmf**', '{phone} मा [यहाँ](/faq) **सोफा**'],
])('converts %s', ([typed = '', unicode]) => {
  expect(convertLegacyText(typed, 'Preeti')).toBe(unicode);
});

test('takes the curly quotes of Word for vowel signs, and keeps those around words', () => {
  expect(convertLegacyText('b’MvL gx’g’xf]:, d“No', 'Preeti')).toBe('दुःखी नहुनुहोस्, मूल्य');
  expect(convertLegacyText('“a’em]sf” ‘xf]’ æxf]Æ', 'Preeti')).toBe('“बुझेका” “हो” “हो”');
});

test('writes a colon at the end of a word, and a visarga where a word has one', () => {
  expect(convertLegacyText('ldltM @)&^, ;doM !)M#)', 'Preeti')).toBe('मिति: २०७६, समय: १०:३०');
  expect(convertLegacyText("lgMz'Ns, k|foM, qmdzM, ctM b'Mv", 'Preeti')).toBe(
    'निःशुल्क, प्रायः, क्रमशः, अतः दुःख',
  );
});

test('names the font if its keys differ from those of Preeti', () => {
  const fontOf = (text: string) => findLegacyText(text).map(({ font, unicode }) => [font, unicode]);
  expect(fontOf("^]an / s';L{ 2081")).toEqual([['Himali', 'टेबल र कुर्सी २०८१']]);
  expect(fontOf(';f]kmf lsGg] ;d\u0192')).toEqual([['Sagarmatha', 'सोफा किन्ने समद्र']]);
  expect(fontOf(';f]kmf lsGg] cgG\u0152')).toEqual([['Kantipur', 'सोफा किन्ने अनन्त्त्']]);
});

test.for([
  'kmlg{r/',
  ';f]kmf',
  "s';L{",
  'cf]5\u00d8fg',
  'k;n',
  ';Dks{',
  'xfd|f] af/]df',
  "lsGg'xf]:",
  'k|Zgf]Q/',
  "d'vk[i7",
])('recognizes the title %s', (title) => expect(findLegacyText(title)).toHaveLength(1));

test.for([
  '{phone}',
  '[used]',
  "T&C's apply; ask",
  'hkdf',
  'A/C',
  'w/ drawers',
  'LG-32LQ570',
  'sq. ft',
  'n/a',
  '24/7',
  'W/D/H: 80/60/75 cm',
  "It's 5' 6\" tall",
  'pls snd fto of sofa',
  'Basundhara',
  'namaste, kasto cha',
  'sofa kinne',
  'https://facebook.com/kfl;f',
  'mail@kfgl.com',
  'd52f04e067fe8a8bd973ae1d89f3c9cb97083a82',
  'XXL',
  'qwerty',
  'सोफा (3 seater), LED TV र WhatsApp',
  'see /about/ and [a-z]',
  'Godrej',
  'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>',
  '-1.6999999999999999e+308 -> 1.4325088230154573e+154',
  "s'il vous plaît",
  "qu'est-ce que c'est",
])('does not take %s for a legacy font', (text) => {
  expect(findLegacyText(text)).toEqual([]);
});

/** 59 sentences of the Universal Declaration of Human Rights (United Nations) and 141 of a shop. */
const nepali = readFileSync(join(import.meta.dirname, 'nepali-sentences.txt'), 'utf8')
  .trim()
  .split('\n');

/** 2,000 sentences from the readmes of packages. */
const english = spread(
  readdirSync(join(project, 'node_modules'), { recursive: false, encoding: 'utf8' })
    .flatMap(readReadme)
    .flatMap((text) => text.replaceAll(/^```[^]*?^```/gm, '').split(/\n\s*\n|(?<=[.!?])\s+/))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /^[A-Z].*[a-z]+ [a-z]+ /.test(text)),
  2000,
);

function readReadme(name: string): string[] {
  try {
    return [readFileSync(join(project, 'node_modules', name, 'README.md'), 'utf8')];
  } catch {
    return [];
  }
}

function spread(items: readonly string[], count: number): string[] {
  return items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !==
      Math.floor(((index - 1) * count) / items.length),
  );
}

/** Returns a text in which each tenth letter is changed. */
function withTypingErrors(text: string, change: (letter: string) => string): string {
  return [...text]
    .map((letter, index) => (index % 10 === 7 && letter !== ' ' ? change(letter) : letter))
    .join('');
}

const englishMutants: Record<string, (text: string) => string> = {
  'as they are': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'without vowels': (text) => text.replaceAll(/(?<=\w)[aeiou]/g, ''),
  'without spaces after commas': (text) => text.replaceAll(/([,.;:]) /g, '$1'),
  'with each word in brackets': (text) => text.replaceAll(/\b([a-z]{4,})\b/g, '[$1]'),
  'with slashes between words': (text) => text.replaceAll(/ (?=[a-z]{5})/g, '/'),
  'with lost letters': (text) => withTypingErrors(text, () => ''),
  'with wrong keys': (text) => withTypingErrors(text, (letter) => `${letter};`),
};

test.for(Object.entries(englishMutants))(
  'takes no English sentence for Preeti, %s',
  ([, mutate]) => {
    expect(english).toHaveLength(2000);
    expect(english.map(mutate).filter((text) => findLegacyText(text).length > 0)).toEqual([]);
  },
);

const nepaliMutants: Record<string, (text: string) => string> = {
  'as they are': (text) => text,
  'with the curly quotes of Word': (text) => text.replaceAll("'", '’').replaceAll('"', '“'),
  'with lost letters': (text) => withTypingErrors(text, () => ''),
  'with swapped letters': (text) => text.replaceAll(/(.{12})(\S)(\S)/g, '$1$3$2'),
  'without punctuation': (text) => text.replaceAll(/[.,<]/g, ''),
  'with a fact': (text) => text.replace(' ', ' {phone} '),
  'after a Latin name': (text) => `WhatsApp ${text}`,
  'after Nepali in Unicode': (text) => `सोफा ${text}`,
};

test.for(Object.entries(nepaliMutants))(
  'recognizes 98 % of Nepali sentences in Preeti, %s',
  ([, mutate]) => {
    expect(nepali).toHaveLength(200);
    const found = nepali.filter((text) => findLegacyText(mutate(toPreeti(text))).length > 0);
    expect(found.length).toBeGreaterThanOrEqual(196);
  },
);

test('converts each of these sentences back', () => {
  const converted = nepali.map((text) => findLegacyText(toPreeti(text))[0]?.unicode);
  const same = nepali.filter((text, index) => text.replaceAll('-', '–') === converted[index]);
  expect(same.length).toBeGreaterThanOrEqual(196);
});

test('decides soon about a long word that no typist wrote', () => {
  expect(
    findLegacyText(`${'s\\'.repeat(60)}sfff ;f]kmf lsGg]`).map(({ unicode }) => unicode),
  ).toEqual(['सोफा किन्ने']);
});
