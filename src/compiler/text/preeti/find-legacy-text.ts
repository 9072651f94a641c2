import { convertLegacyText, noWords } from './convert-legacy-text.ts';
import { legacyFonts, type LegacyFont } from './glyphs.ts';
import { preetiOdds } from './letter-pairs.ts';

/** Words that follow each other and were typed for a font such as Preeti. */
export interface LegacyText {
  /** Offsets in the text. */
  start: number;
  end: number;
  text: string;
  font: LegacyFont;
  /** The same words in Unicode. */
  unicode: string;
}

interface Word {
  start: number;
  end: number;
  text: string;
  /** The logarithm of the odds that it was typed for Preeti; 0 without a Latin letter. */
  odds: number;
  isNepali: boolean;
}

/** The odds that words must reach. */
const enough = 7;
/** The odds that a single word of Latin letters must reach, because it may be an abbreviation. */
const enoughOfLetters = 10;
/** The odds that words must reach in a text that also has English words. */
const enoughInEnglish = 24;
/** The odds of a word that is impossible in Nepali. */
const impossible = -6;
/** The price in odds of each change between words for Preeti and other words of a text. */
const change = 4;

// Each letter begins one syllable in one way, so that no word takes long.
const syllable = '(?:[क-ह][ािीुूृेैोौॅ]?[ँंः]?(?:्\\u200D?)?|[अ-औ][ँंः]?्?)';
const nepaliWord = new RegExp(`^(?:${syllable}|[-–(),.।?!:;%=/+“”‘’०-९])+$`, 'u');

/** Matches signs and digits that are Preeti at the beginning or the end of Preeti: छ, र, घर, २०८१. */
const shortLegacyWord =
  /^(?:5|3?\/|[!@$%^&]|[;:'"[\]/?\\|+{}]{2,}|[!@#$%^&*()][!@#$%^&*()÷.,=-]+)?[._,<]*$/;

/**
 * Finds the words of a text that were typed for Preeti, or for a font with nearly the same keys. This is a
 * guess: by the pairs of letters, and by whether the words are possible in Nepali.
 */
export function findLegacyText(text: string): LegacyText[] {
  // Most texts have no Latin letters, or none of a legacy font.
  if (!/[A-Za-z]/.test(text)) return [];
  const words = readWords(text);
  if (words.reduce((sum, { odds }) => sum + Math.max(odds, 0), 0) < enough) return [];
  const isLegacy = decideTogether(words);
  const isEnglish =
    words.some(({ odds }, index) => odds !== 0 && !isLegacy[index]) &&
    words.every(({ isNepali }) => !isNepali);
  const runs: Word[][] = [];
  for (const [index, word] of words.entries()) {
    if (!isLegacy[index]) continue;
    if (isLegacy[index - 1]) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.filter((run) => isCertain(run, isEnglish)).map((run) => describeRun(text, run));
}

function readWords(text: string): Word[] {
  const onlyWords = text.replaceAll(noWords, (part) => ' '.repeat(part.length));
  return Array.from(onlyWords.matchAll(/\S+/g), ({ 0: word, index }) => {
    const isNepali = /\p{Script=Devanagari}/u.test(word);
    const odds = isNepali || !/[a-z]/i.test(word) ? 0 : oddsOf(word);
    return { start: index, end: index + word.length, text: word, odds, isNepali };
  });
}

function oddsOf(word: string): number {
  // A number such as 1.5e+308.
  if (/\d{4}/.test(word)) return 0;
  const odds = preetiOdds(word);
  if (odds <= 0) return odds;
  return legacyFonts.some((font) => isPossible(word, font)) ? odds : impossible;
}

function isPossible(word: string, font: LegacyFont): boolean {
  return nepaliWord.test(convertLegacyText(word, font));
}

/**
 * Decides for all words together which of them were typed for Preeti: the sum of odds becomes as high as
 * possible (Viterbi's algorithm). A short word follows its neighbours.
 */
function decideTogether(words: readonly Word[]): boolean[] {
  let latin = { sum: 0, path: [] as boolean[] };
  let legacy = { sum: -change / 2, path: [] as boolean[] };
  for (const { odds, isNepali } of words) {
    const toLatin = legacy.sum - change > latin.sum ? legacy : latin;
    const toLegacy = latin.sum - change > legacy.sum ? latin : legacy;
    const paid = (from: typeof latin, to: typeof latin) => (from === to ? 0 : change);
    [latin, legacy] = [
      { sum: toLatin.sum - paid(toLatin, latin), path: [...toLatin.path, false] },
      {
        sum: isNepali ? -Infinity : toLegacy.sum - paid(toLegacy, legacy) + odds,
        path: [...toLegacy.path, true],
      },
    ];
  }
  const isLegacy = legacy.sum > latin.sum ? legacy.path : latin.path;
  // Some words of Preeti look English, such as "unt", but no English word looks like Preeti.
  const doubtful = words.filter(({ odds }, index) => odds !== 0 && !isLegacy[index]);
  const isAllLegacy =
    Math.max(legacy.sum, latin.sum) >= enoughInEnglish &&
    doubtful.length <= isLegacy.filter(Boolean).length / 3 &&
    doubtful.every(({ odds, text }) => odds > impossible && !/^[A-Z]/.test(text));
  return isAllLegacy ? words.map(({ isNepali }) => !isNepali) : isLegacy;
}

function isCertain(run: readonly Word[], isEnglish: boolean): boolean {
  // A repeated word counts once.
  const byText = new Map(run.map((word) => [word.text, word.odds]));
  const odds = [...byText.values()].reduce((sum, value) => sum + value, 0);
  if (isEnglish) return odds >= enoughInEnglish;
  const isLetters = run.length === 1 && /^(?:[A-Za-z]+|[^a-z]+)$/.test(run[0]?.text ?? '');
  return odds >= (isLetters ? enoughOfLetters : enough);
}

function describeRun(text: string, run: readonly Word[]): LegacyText {
  const words = run.filter(({ odds }) => odds !== 0);
  const possible = legacyFonts.map(
    (font) => words.filter((word) => isPossible(word.text, font)).length,
  );
  const font = legacyFonts[possible.indexOf(Math.max(...possible))] ?? 'Preeti';
  const isOwn = ({ text: word }: Word) =>
    /[a-z]/i.test(word) || shortLegacyWord.test(word) || (font === 'Himali' && /\d/.test(word));
  const start = run.find(isOwn)?.start ?? 0;
  const end = run.findLast(isOwn)?.end ?? start;
  const found = text.slice(start, end);
  return { start, end, text: found, font, unicode: convertLegacyText(found, font) };
}
