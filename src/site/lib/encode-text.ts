/**
 * Percent-encodes text for a URL. Replaces halves of a character, such as half an emoji at the end of
 * a cut text, because `encodeURIComponent` throws for these.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
