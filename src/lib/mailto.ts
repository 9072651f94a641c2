/** A mail to be written in the visitor's own mail program. Line breaks may be of any kind. */
export interface Mail {
  to: string;
  subject?: string;
  body?: string;
}

/**
 * A `mailto:` link by RFC 6068: everything percent-encoded, spaces as %20, line breaks as CRLF.
 * What the visitor typed cannot become a header, since `&` and `=` are encoded as well, and only the
 * body has line breaks.
 */
export function mailto({ to, subject, body }: Mail): string {
  const address = oneLine(to).split('@').map(encode).join('@');
  const headers = Object.entries({ subject: oneLine(subject), body })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encode(value ?? '')}`);
  return `mailto:${address}${headers.length > 0 ? '?' : ''}${headers.join('&')}`;
}

/** How long a `mailto:` link may be before some mail programs cut it, in characters. */
const safeLength = 1_600;

/**
 * Whether the mail is so long that it may arrive cut. Its link counts, in which a letter of
 * Devanagari takes nine characters.
 */
export function isLong(mail: Mail): boolean {
  return mailto(mail).length > safeLength;
}

/** A header's value; mail programs would take what follows a line break for the next header. */
function oneLine(value = ''): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function encode(value: string): string {
  const lines = value.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(lines).replaceAll("'", '%27');
}
