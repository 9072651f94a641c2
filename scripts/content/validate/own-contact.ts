import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How links to a phone number begin, and the names of links to the shop's. */
const toPhone: readonly [RegExp, string][] = [
  [/^tel:|^\+?\(?\d[\d ().-]*$/i, 'call'],
  [/^sms:/i, 'sms'],
  [/^viber:/i, 'viber'],
  [/^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i, 'whatsapp'],
];

/**
 * The name of a link that is written as an address, where it leads to the shop itself.
 * @param shop its phone number and e-mail address
 */
export function ownContact(
  link: string,
  { phone = '', email = '' }: { phone?: string; email?: string },
): string | undefined {
  const name = toPhone.find(([pattern]) => pattern.test(link))?.[1];
  if (name) return isSamePhone(link, phone) ? name : undefined;
  const [, mail] = /^mailto:([^?]*)/i.exec(link) ?? [];
  return mail && mail.toLowerCase() === email.toLowerCase() ? 'email' : undefined;
}

function isSamePhone(link: string, phone: string): boolean {
  const shop = parsePhoneNumberFromString(phone);
  const [written = ''] = /\+?\d[\d ().-]*/.exec(link.replaceAll(/%2B/gi, '+')) ?? [];
  // Chats leave out the plus of a number with its country code.
  return [written, `+${written}`].some((one) => {
    const number = parsePhoneNumberFromString(one, shop?.country);
    return number !== undefined && number.number === shop?.number;
  });
}
