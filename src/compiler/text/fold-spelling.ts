/** Letters that Nepali typists use for each other, and the one that stands for both. */
const variants: readonly [RegExp, string][] = [
  [/ँ/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  // Joiners, the nukta and hyphens: E-mail is email.
  [/[\p{Join_Control}\u093C\u00AD\u2010-]/gu, ''],
];

/** Returns a text for comparison only: spelling variants of the same word become equal. */
export function foldSpelling(text: string): string {
  let folded = text.normalize('NFC').toLowerCase();
  for (const [variant, letter] of variants) folded = folded.replaceAll(variant, letter);
  return folded;
}

/** Letters that sound alike. The names of days and months stay different without them. */
const soundAlike: readonly [RegExp, string][] = [
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
  [/ण/g, 'न'],
  [/ङ्/g, 'ं'],
];

/** Returns the name of a day or a month for comparison only: शनिवार and शनिबार become equal. */
export function foldDateWord(word: string): string {
  let folded = foldSpelling(word);
  for (const [variant, letter] of soundAlike) folded = folded.replaceAll(variant, letter);
  return folded;
}
