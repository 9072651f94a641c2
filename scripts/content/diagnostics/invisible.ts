/** Zero-width characters, for the brackets of a regular expression. Some scripts need them in text. */
export const unseen = String.raw`\u00AD\u200B-\u200F\u2060\uFEFF`;

const all = new RegExp(`[${unseen}]`, 'g');

export function withoutUnseen(text: string): string {
  return text.replaceAll(all, '');
}
