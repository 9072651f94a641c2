/**
 * Characters without width, for use inside of a regular expression's brackets: soft hyphen, zero
 * width space and joiners, direction marks, word joiner, byte order mark. In words some scripts need
 * them; in names, addresses and marks they are damage.
 */
export const unseen = String.raw`\u00AD\u200B-\u200F\u2060\uFEFF`;

const all = new RegExp(`[${unseen}]`, 'g');

/** A text as it looks. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(all, '');
}
