import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Facts } from './facts.ts';

/** Links to phone numbers, and the names of links to the shop. */
const toPhone: readonly [RegExp, string][] = [
  [/^tel:|^\+?\(?\d[\d ().-]*$/i, 'call'],
  [/^sms:/i, 'sms'],
  [/^viber:/i, 'viber'],
  [/^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i, 'whatsapp'],
];

/** Returns the short name of a link that leads to the shop: `call` for `tel:` and the shop's number. */
export function ownContact(link: string, facts: Facts): string | undefined {
  const name = toPhone.find(([pattern]) => pattern.test(link))?.[1];
  if (name) {
    const isSame = (fact: string) => isSamePhone(link, facts[fact], facts.phone);
    if (isSame(name === 'whatsapp' && facts.whatsapp ? name : 'phone')) return name;
    // A call is no chat, though the number may be that of the chat alone.
    const others = Object.keys(facts).filter((fact) => fact !== 'whatsapp');
    return name === 'call' ? others.find(isSame) : undefined;
  }
  const [, mail] = /^mailto:([^?]*)/i.exec(link) ?? [];
  return mail && mail.toLowerCase() === facts.email?.toLowerCase() ? 'email' : undefined;
}

function isSamePhone(link: string, phone = '', shop = ''): boolean {
  const meant = parsePhoneNumberFromString(phone)?.number;
  const country = parsePhoneNumberFromString(shop)?.country;
  const [written = ''] = /\+?\d[\d ().-]*/.exec(link.replaceAll(/%2B/gi, '+')) ?? [];
  // Chats leave out the plus of a number with its country code.
  return [written, `+${written}`].some((one) => {
    const number = parsePhoneNumberFromString(one, country)?.number;
    return number !== undefined && number === meant;
  });
}
