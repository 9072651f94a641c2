import { distance } from 'fastest-levenshtein';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toAsciiDigits } from '../../../../src/lib/digits.ts';
import type { FactSource } from '../../resolve/fact-source.ts';
import { createPriceFinder } from './prices.ts';

/** A range of a text with the fact that it repeats. */
export interface FoundFact {
  start: number;
  end: number;
  fact: string;
  /** True if the text differs a little from the fact: probably a typing error. */
  isNearMiss?: boolean;
}

type FindFacts = (text: string) => FoundFact[];

/**
 * Returns a function that finds facts in text: phone numbers in any notation, the email, the address,
 * the hours and prices. The results do not overlap.
 */
export function createFactFinder({ facts, business, calendar }: FactSource): FindFacts {
  const { street, postcode, city, country, area } = business.address;
  const areaOrCity = area ?? (postcode ? `${postcode} ${city}` : city);
  const finders = [
    findPhones(facts),
    findEmail(business.email),
    findPattern('address', addressPattern(street, areaOrCity, [city, country])),
    ...(facts.hours ? [findPattern('hours', standalone(literal(normalize(facts.hours))))] : []),
    findHours(business.hours, Object.values(calendar.weekdays)),
    createPriceFinder(business, normalize),
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

function findPhones(facts: FactSource['facts']): FindFacts {
  const shop = parsePhoneNumberFromString(facts.phone ?? '');
  // If several facts have the same number, the first one is named, and "phone" before all others.
  const factNames = new Map(
    Object.entries(facts)
      .toReversed()
      .map(([name, value]) => [parsePhoneNumberFromString(value)?.number, name] as const),
  );
  if (shop) factNames.set(shop.number, 'phone');
  return (text) => {
    if (!/\d{3}/.test(text)) return [];
    // A hyphen between spaces is not part of a number.
    const numbers = findPhoneNumbersInText(text.replaceAll(' - ', ' | '), shop?.country);
    return numbers.flatMap(({ startsAt, endsAt: end, number: { number } }) => {
      const match = text.slice(startsAt, end);
      // An opening bracket without a closing one is not part of the number.
      const isWhole = match.split('(').length === match.split(')').length;
      const start = startsAt + match.search(isWhole ? /[+(\d]/ : /[+\d]/);
      const fact = factNames.get(number);
      if (fact !== undefined) return [{ start, end, fact }];
      const isNearMiss = shop !== undefined && distance(number, shop.number) <= 2;
      return isNearMiss ? [{ start, end, fact: 'phone', isNearMiss }] : [];
    });
  };
}

function findEmail(email: string): FindFacts {
  const emails = /(?<![\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
  return (text) =>
    [...text.matchAll(emails)].flatMap(({ 0: match, index: start }) => {
      const edits = distance(match.toLowerCase(), email.toLowerCase());
      const end = start + match.length;
      return edits > 2 ? [] : [{ start, end, fact: 'email', isNearMiss: edits > 0 }];
    });
}

function findPattern(fact: string, pattern: RegExp): FindFacts {
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
      fact,
    }));
}

/** Returns a pattern for the street and the area in either order, with an optional city and country. */
function addressPattern(street: string, area: string, optionalParts: readonly string[]): RegExp {
  const [first, second] = [street, area].map((name) => literal(name).replaceAll(' +', ' *'));
  const gap = '[ ,-]+';
  const optional = optionalParts.map((name) => `(?:${gap}${literal(name)})?`).join('');
  return standalone(`(?:${first}${gap}${second}|${second}${gap}${first})${optional}`);
}

const time = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?(?: ?([ap])(?:\.m\.|m\b))?`;
const to = ' *(?:-|to|until|till) *';

/** Finds opening hours with the days before them. */
function findHours(hours: FactSource['business']['hours'], weekdays: readonly string[]): FindFacts {
  const day = `(?:${weekdays.map((name) => `${literal(name.slice(0, 3))}\\p{L}*`).join('|')})`;
  const pattern = standalone(`(?:${day}${to}${day}[,:]? +(?:from +)?)?${time}${to}${time}`);
  const shopHours = new Set(hours.map(({ opens, closes }) => `${opens % 720} ${closes % 720}`));
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [{ length }, hour = '', minute = '', half, hour2 = '', minute2 = '', half2] = match;
      // Two numbers without minutes are hours if the second is smaller: 9 to 6.
      const isTime = half ?? half2 ?? ((minute && minute2) || Number(hour) > Number(hour2));
      const key = `${minutesOf(hour, minute)} ${minutesOf(hour2, minute2)}`;
      const start = match.index;
      return isTime && shopHours.has(key) ? [{ start, end: start + length, fact: 'hours' }] : [];
    });
}

/** Returns the minutes on a 12-hour clock, because people leave out AM and PM. */
function minutesOf(hour: string, minute: string): number {
  return (Number(hour) % 12) * 60 + Number(minute);
}

/** Returns a pattern that does not match inside a longer word or number. */
function standalone(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.,:/$+-])(?:${source})(?![\\p{L}\\p{N}%]|[.,:/-]\\d)`, 'giu');
}

/** Returns a pattern source that matches a text with any spaces. */
function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, ' +');
}
