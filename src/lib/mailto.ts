/** A mail to write in the visitor's mail program, with any kind of line breaks. */
export interface Mail {
  to: string;
  subject?: string;
  body?: string;
}

/**
 * Returns a `mailto:` link by RFC 6068: everything is percent-encoded, spaces as %20, line breaks
 * as CRLF. Input cannot become a header, because `&` and `=` are encoded and only the body has line
 * breaks.
 */
export function mailto({ to, subject, body }: Mail): string {
  const address = oneLine(to).split('@').map(encode).join('@');
  const headers = Object.entries({ subject: oneLine(subject), body })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encode(value ?? '')}`);
  return `mailto:${address}${headers.length > 0 ? '?' : ''}${headers.join('&')}`;
}

/** The length at which some mail programs cut a `mailto:` link, in characters. */
const safeLength = 1_600;

/**
 * Returns true if some programs may cut the mail. In its link a Devanagari letter takes nine
 * characters.
 */
export function isLong(mail: Mail): boolean {
  return mailto(mail).length > safeLength;
}

/** Removes line breaks from a header's value, because a new line could become a header. */
function oneLine(value = ''): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function encode(value: string): string {
  const lines = value.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(lines).replaceAll("'", '%27');
}
