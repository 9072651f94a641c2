import { distance } from 'fastest-levenshtein';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toAsciiDigits } from '../../../../src/lib/digits.ts';
import type { FactSource } from '../../resolve/fact-source.ts';
import type { Facts } from '../../text/facts.ts';
import { findMatches, literal, standalone, type FindFacts } from './matches.ts';
import { findPrices } from './prices.ts';

/**
 * Returns a function that finds facts in text: phone numbers in any notation, the email, the address,
 * the hours and prices. The results do not overlap.
 */
export function createFactFinder(source: FactSource): FindFacts {
  const { facts, business } = source;
  const finders = [
    findPhones(facts),
    findEmail(business.email),
    findMatches(addressPattern(business.address), () => ({ fact: 'address' })),
    ...(facts.hours
      ? [findMatches(standalone(literal(normalize(facts.hours))), () => ({ fact: 'hours' }))]
      : []),
    findHours(source),
    findPrices(business, normalize),
  ];
  return (text) => {
    const normalized = normalize(text);
    return finders
      .flatMap((find) => find(normalized))
      .filter(({ start, end }, index, found) =>
        found.slice(0, index).every((earlier) => end <= earlier.start || earlier.end <= start),
      );
  };
}

/** Variants of characters and their replacement. Replacements have the same length. */
const variants: readonly [RegExp, (match: string) => string][] = [
  [/[٠-٩۰-۹०-९]+/g, toAsciiDigits],
  [/[،٬]/g, () => ','],
  [/٫/g, () => '.'],
  [/[\u00A0\u2000-\u200A\u202F\s]/g, () => ' '],
  [/[\u2010-\u2015\u2212]/g, () => '-'],
  // Spaces replace the URLs of links, and facts in curly brackets.
  [/(?<=\])\([^)\s]{0,999}\)|\{[^{}]*\}/g, (match) => ' '.repeat(match.length)],
];

/** Replaces variants of characters, without changing offsets. The finders get normalized text. */
function normalize(text: string): string {
  return variants.reduce(
    (normalized, [pattern, replace]) => normalized.replaceAll(pattern, replace),
    text,
  );
}

function findPhones(facts: Facts): FindFacts {
  const shop = parsePhoneNumberFromString(facts.phone ?? '');
  // If several facts have the same number, findings name "phone", or else the first of them.
  const phones = ['phone', ...Object.keys(facts)].map((fact) => ({
    fact,
    number: parsePhoneNumberFromString(facts[fact] ?? '')?.number,
  }));
  return (text) => {
    if (!/\d{3}/.test(text)) return [];
    // A hyphen between spaces is not part of a number.
    const found = findPhoneNumbersInText(text.replaceAll(' - ', ' | '), shop?.country);
    return found.flatMap(({ startsAt, endsAt: end, number: { number } }) => {
      const match = text.slice(startsAt, end);
      const bracketsMatch = match.split('(').length === match.split(')').length;
      // An opening bracket without a closing bracket is not part of the number.
      const start = startsAt + match.search(bracketsMatch ? /[+(\d]/ : /[+\d]/);
      const fact = phones.find((known) => known.number === number)?.fact;
      if (fact !== undefined) return [{ start, end, fact }];
      const isNearMiss = shop !== undefined && distance(number, shop.number) <= 2;
      return isNearMiss ? [{ start, end, fact: 'phone', isNearMiss }] : [];
    });
  };
}

function findEmail(email: string): FindFacts {
  const emails = /(?<![\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
  return findMatches(emails, ([match]) => {
    const edits = distance(match.toLowerCase(), email.toLowerCase());
    return edits > 2 ? undefined : { fact: 'email', isNearMiss: edits > 0 };
  });
}

/** Returns a pattern for the street and the area in either order, with an optional city and country. */
function addressPattern(address: FactSource['business']['address']): RegExp {
  const { street, postcode, city, country, area } = address;
  const areaOrCity = area ?? (postcode ? `${postcode} ${city}` : city);
  const [first, second] = [street, areaOrCity].map((name) => literal(name).replaceAll(' +', ' *'));
  const gap = '[ ,-]+';
  const optional = [city, country].map((name) => `(?:${gap}${literal(name)})?`).join('');
  return standalone(`(?:${first}${gap}${second}|${second}${gap}${first})${optional}`);
}

const time = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?(?: ?([ap])(?:\.m\.|m\b))?`;
const to = ' *(?:-|to|until|till) *';

/** Finds opening hours with the days before them. */
function findHours({ business, calendar }: FactSource): FindFacts {
  const weekdays = Object.values(calendar.weekdays).map((name) => literal(name.slice(0, 3)));
  const day = `(?:${weekdays.map((start) => `${start}\\p{L}*`).join('|')})`;
  const pattern = standalone(`(?:${day}${to}${day}[,:]? +(?:from +)?)?${time}${to}${time}`);
  const shopHours = new Set(
    business.hours.map(({ opens, closes }) => `${opens % (12 * 60)} ${closes % (12 * 60)}`),
  );
  return findMatches(pattern, (match) => {
    const [, hour = '', minute = '', half, hour2 = '', minute2 = '', half2] = match;
    // Two numbers without minutes are hours if the second is smaller: 9 to 6.
    const isTime = half || half2 || (minute && minute2) || Number(hour) > Number(hour2);
    const range = `${minutesOf(hour, minute)} ${minutesOf(hour2, minute2)}`;
    return isTime && shopHours.has(range) ? { fact: 'hours' } : undefined;
  });
}

/** Returns the minutes on a 12-hour clock, because people leave out AM and PM. */
function minutesOf(hour: string, minute: string): number {
  return (Number(hour) % 12) * 60 + Number(minute);
}
