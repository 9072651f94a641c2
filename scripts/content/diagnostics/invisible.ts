/** Zero-width characters, for the brackets of a regular expression. Some scripts need them in text. */
export const zeroWidth = String.raw`\u00AD\u200B-\u200F\u2060\uFEFF`;

const all = new RegExp(`[${zeroWidth}]`, 'g');

export function withoutZeroWidth(text: string): string {
  return text.replaceAll(all, '');
}
