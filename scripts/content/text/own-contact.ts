import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Facts } from './facts.ts';

/** Patterns of links to phone numbers, each with the short name of the link. */
const phonePatterns: readonly [RegExp, string][] = [
  [/^tel:|^\+?\(?\d[\d ().-]*$/i, 'call'],
  [/^sms:/i, 'sms'],
  [/^viber:/i, 'viber'],
  [/^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i, 'whatsapp'],
];

/** Returns the short name of a link to the shop: `call` if a `tel:` link has the shop's number. */
export function ownContact(link: string, facts: Facts): string | undefined {
  const name = phonePatterns.find(([pattern]) => pattern.test(link))?.[1];
  if (name) {
    const isSame = (fact: string) => isSamePhone(link, facts[fact], facts.phone);
    if (isSame(name === 'whatsapp' && facts.whatsapp ? name : 'phone')) return name;
    // A phone link must not become a WhatsApp link.
    const names = Object.keys(facts).filter((fact) => fact !== 'whatsapp');
    return name === 'call' ? names.find(isSame) : undefined;
  }
  const [, mail] = /^mailto:([^?]*)/i.exec(link) ?? [];
  return mail && mail.toLowerCase() === facts.email?.toLowerCase() ? 'email' : undefined;
}

function isSamePhone(link: string, phone = '', shopPhone = ''): boolean {
  const expected = parsePhoneNumberFromString(phone)?.number;
  const country = parsePhoneNumberFromString(shopPhone)?.country;
  const [written = ''] = /\+?\d[\d ().-]*/.exec(link.replaceAll(/%2B/gi, '+')) ?? [];
  // WhatsApp links leave out the + before the country code.
  return [written, `+${written}`].some((candidate) => {
    const number = parsePhoneNumberFromString(candidate, country)?.number;
    return number !== undefined && number === expected;
  });
}
