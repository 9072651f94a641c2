/** The zero-width characters, for use inside [ ] of a regular expression. */
export const zeroWidth = String.raw`\u00AD\u200B-\u200F\u2060\uFEFF`;

const zeroWidthPattern = new RegExp(`[${zeroWidth}]`, 'g');

export function withoutZeroWidth(text: string): string {
  return text.replaceAll(zeroWidthPattern, '');
}

// Emoji such as 🏴󠁧󠁢󠁳󠁣󠁴󠁿 are a flag with tag characters. Nepali words and emoji contain joiners.
const tagOfFlag = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]`;
const joinerOfWord = String.raw`(?<=[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]`;
const withoutGlyph = String.raw`[\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC\u2800]`;
const ignorable = String.raw`(?=\p{Default_Ignorable_Code_Point})\P{M}`;

/** Matches a character that has no width, or that fonts show as an empty box. It needs the flag `u`. */
export const hiddenCharacter = `(?!${tagOfFlag}|${joinerOfWord})(?:${withoutGlyph}|${ignorable})`;
