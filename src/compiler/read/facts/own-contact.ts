import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Facts } from './facts.ts';
import { asFile, say, type Message } from '../../../site/fields/say.ts';
import { businessFile } from '../../content-types/paths.ts';

/** Patterns of links to phone numbers, each with the short name of the link. */
const phonePatterns: readonly [RegExp, string][] = [
  [/^tel:|^\+?\(?\d[\d ().-]*$/i, 'call'],
  [/^sms:/i, 'sms'],
  [/^viber:/i, 'viber'],
  [/^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i, 'whatsapp'],
];

/**
 * Returns the short form of a link to the shop: `call` or `sms` if the link has the shop's number, or
 * the name of another fact that is the number of the link.
 */
export function ownContact(link: string, facts: Facts): string | undefined {
  const [, email] = /^mailto:([^?]*)/i.exec(link) ?? [];
  if (email) return email.toLowerCase() === facts.email?.toLowerCase() ? 'email' : undefined;
  const shortName = phonePatterns.find(([pattern]) => pattern.test(link))?.[1];
  if (shortName === undefined) return undefined;
  const hasNumberOf = (fact: string) => isSamePhone(link, facts[fact], facts.phone);
  const expectedFact = shortName === 'whatsapp' && facts.whatsapp ? 'whatsapp' : 'phone';
  if (hasNumberOf(expectedFact)) return shortName;
  if (shortName !== 'call') return undefined;
  // A link to a fact calls the number, so the fact for WhatsApp does not fit.
  return Object.keys(facts).find((fact) => fact !== 'whatsapp' && hasNumberOf(fact));
}

/** Returns true if a link contains a phone number. @param shopPhone defines the default country */
function isSamePhone(link: string, phone = '', shopPhone = ''): boolean {
  const expected = parsePhoneNumberFromString(phone)?.number;
  const country = parsePhoneNumberFromString(shopPhone)?.country;
  const [written = ''] = /\+?\d[\d ().-]*/.exec(link.replaceAll(/%2B/gi, '+')) ?? [];
  // WhatsApp links omit the + before the country code.
  return [written, `+${written}`].some((candidate) => {
    const number = parsePhoneNumberFromString(candidate, country)?.number;
    return number !== undefined && number === expected;
  });
}

/** Explains that text or a link repeats a fact. @param name the fact as content writes it */
export function explainRepetition(written: string, name: string): Message {
  const text = written.replaceAll(/\s+/g, ' ');
  return say`Write ${{ name }} instead of "${{ text }}". Facts are written once, in ${{ file: asFile(businessFile) }}.`;
}
