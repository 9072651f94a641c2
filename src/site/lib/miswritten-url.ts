import { decodeAnchor } from './decode-anchor.ts';

/**
 * Returns a path or an anchor as it was probably meant: `/faq` for `/FAQ।`. Flyers write capitals. Chats
 * take the end of the sentence, an invisible character or a Nepali ending (`/faqमा`) into the link.
 */
export function correctUrlPart(part: string): string {
  return decodeAnchor(part)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+$/u, '')
    .replace(/([a-z\d])[^a-z\d/]+$/, '$1')
    .replaceAll(/[\s_]+/g, '-')
    .replace(/(\/index)?\.html?$/, '')
    .replaceAll(/\/+/g, '/');
}

/** Returns the id that a miswritten anchor means, such as `returns` for `#RETURNS.`. */
export function idFor(hash: string, ids: readonly string[]): string | undefined {
  const corrected = correctUrlPart(hash);
  return ids.find((id) => corrected !== '' && correctUrlPart(id) === corrected);
}
