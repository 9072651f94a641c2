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
  const address = oneLine(to).split('@').map(encode).join('@');
  const headers = Object.entries({ subject: oneLine(subject), body })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encode(value ?? '')}`);
  return `mailto:${address}${headers.length > 0 ? '?' : ''}${headers.join('&')}`;
}

/** Some mail programs cut a `mailto:` link with more characters. */
const safeLength = 1_600;

/** Returns true if some mail programs may cut the mail. An encoded Devanagari letter has nine characters. */
export function isLong(mail: Mail): boolean {
  return mailto(mail).length > safeLength;
}

/** Replaces line breaks in a header by spaces, because a new line could become another header. */
function oneLine(value = ''): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function encode(value: string): string {
  const lines = value.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(lines).replaceAll("'", '%27');
}
