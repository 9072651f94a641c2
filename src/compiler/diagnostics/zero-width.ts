/** The zero-width characters, for use inside [ ] of a regular expression. */
export const zeroWidth = String.raw`\u00AD\u200B-\u200F\u2060\uFEFF`;

const zeroWidthPattern = new RegExp(`[${zeroWidth}]`, 'g');

export function withoutZeroWidth(text: string): string {
  return text.replaceAll(zeroWidthPattern, '');
}
