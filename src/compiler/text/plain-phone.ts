import { toAsciiDigits } from '../../site/lib/digits.ts';

/** Matches a link that calls a number, or that opens a chat with it. */
const phoneLink =
  /^(?:(?:tel|callto|sms):(?:\/\/)?|https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(?=\d))/i;

/**
 * Removes what programs add to a phone number (invisible characters, keycaps, `tel:`), and converts digits,
 * hyphens and spaces to ASCII.
 */
export function plainPhone(text: string): string {
  const typed = toAsciiDigits(text.normalize('NFKC'))
    // ␣ replaces an invisible character that is reported elsewhere.
    .replaceAll(/[\p{Cf}\p{Cc}\p{Mn}\p{Me}␣]/gu, '')
    .replaceAll('➕', '+')
    .replaceAll(/[\p{Pd}−⁃]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return typed.replace(phoneLink, (link) => (link.startsWith('http') ? '+' : ''));
}

/** Returns true for a text that has only characters of a phone number. */
export function looksLikePhone(text: string): boolean {
  return /^[+\d\s()/.-]+$/.test(text);
}
