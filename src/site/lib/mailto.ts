import { encodeText } from './encode-text.ts';

/** A mail that opens in the visitor's mail program. */
export interface Mail {
  to: string;
  subject?: string;
  body?: string;
}

/**
 * Returns a `mailto:` link (RFC 6068). All values are percent-encoded, with line breaks as CRLF.
 * Input cannot add a header, because `&` and `=` are encoded and only the body has line breaks.
 */
export function mailto({ to, subject, body }: Mail): string {
  const recipient = toOneLine(to).split('@').map(encode).join('@');
  const headers = Object.entries({ subject: toOneLine(subject), body })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encode(value ?? '')}`);
  const query = headers.length > 0 ? `?${headers.join('&')}` : '';
  return `mailto:${recipient}${query}`;
}

/** The length of a `mailto:` link that all mail programs accept. Some cut a longer link. */
const maxSafeLength = 1_600;

/** Returns true if some mail programs may cut the mail. Percent-encoding makes the link longer. */
export function isTooLong(mail: Mail): boolean {
  return mailto(mail).length > maxSafeLength;
}

/** Replaces line breaks and control characters by spaces. A new line could add another header. */
function toOneLine(value = ''): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function encode(value: string): string {
  return encodeText(value.replaceAll(/\r\n|\r|\n/g, '\r\n')).replaceAll("'", '%27');
}
