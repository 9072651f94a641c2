import { distance } from 'fastest-levenshtein';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toAsciiDigits } from '../../../site/lib/digits.ts';
import type { FactSource } from '../../resolve/fact-source.ts';
import type { Facts } from '../../text/facts.ts';
import { createFinder, createPattern, toPatternSource, type FindFacts } from './matches.ts';
import { createPriceFinder } from './prices.ts';

/**
 * Returns a function that finds facts in text: phone numbers in any notation, the email, the address,
 * the hours and prices. If two results overlap, only the first is returned.
 */
export function createFactFinder(source: FactSource): FindFacts {
  const { facts, business } = source;
  const finders = [
    createPhoneFinder(facts),
    createEmailFinder(business.email),
    createFinder(createAddressPattern(business.address), () => ({ fact: 'address' })),
    createHoursSentenceFinder(facts.hours),
    createTimeRangeFinder(source),
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

/** A fact with one or two wrong characters is a near miss. */
const maxEdits = 2;

/** Variants of characters and their replacements, which have the same length. */
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
  let normalized = text;
  for (const [pattern, replace] of variants) normalized = normalized.replaceAll(pattern, replace);
  return normalized;
}

function createPhoneFinder(facts: Facts): FindFacts {
  const shopNumber = parsePhoneNumberFromString(facts.phone ?? '');
  // If several facts have the same number, findings name "phone", or else the first of them.
  const knownNumbers = ['phone', ...Object.keys(facts)].map((fact) => ({
    fact,
    number: parsePhoneNumberFromString(facts[fact] ?? '')?.number,
  }));
  return (text) => {
    if (!/\d{3}/.test(text)) return [];
    // A hyphen between spaces is not part of a number.
    const found = findPhoneNumbersInText(text.replaceAll(' - ', ' | '), shopNumber?.country);
    return found.flatMap(({ startsAt, endsAt: end, number: { number } }) => {
      const match = text.slice(startsAt, end);
      // An opening bracket without a closing bracket is not part of the number.
      const hasClosedBrackets = match.split('(').length === match.split(')').length;
      const start = startsAt + match.search(hasClosedBrackets ? /[+(\d]/ : /[+\d]/);
      const fact = knownNumbers.find((known) => known.number === number)?.fact;
      if (fact !== undefined) return [{ start, end, fact }];
      const isNearMiss = shopNumber && distance(number, shopNumber.number) <= maxEdits;
      return isNearMiss ? [{ start, end, fact: 'phone', isNearMiss }] : [];
    });
  };
}

function createEmailFinder(email: string): FindFacts {
  const emailPattern = /(?<![\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
  return createFinder(emailPattern, ([match]) => {
    const edits = distance(match.toLowerCase(), email.toLowerCase());
    return edits > maxEdits ? undefined : { fact: 'email', isNearMiss: edits > 0 };
  });
}

/** Returns a pattern for the street and the area in either order, with an optional city and country. */
function createAddressPattern(address: FactSource['business']['address']): RegExp {
  const { street, postcode, city, country, area } = address;
  const areaOrCity = area ?? (postcode ? `${postcode} ${city}` : city);
  // People write the street and the area with or without spaces.
  const first = toPatternSource(street).replaceAll(' +', ' *');
  const second = toPatternSource(areaOrCity).replaceAll(' +', ' *');
  const gap = '[ ,-]+';
  const optionalEnd = `(?:${gap}${toPatternSource(city)})?(?:${gap}${toPatternSource(country)})?`;
  return createPattern(`(?:${first}${gap}${second}|${second}${gap}${first})${optionalEnd}`);
}

/** Returns a function that finds the whole text of the fact `hours`. */
function createHoursSentenceFinder(sentence = ''): FindFacts {
  if (sentence === '') return () => [];
  const pattern = createPattern(toPatternSource(normalize(sentence)));
  return createFinder(pattern, () => ({ fact: 'hours' }));
}

/** Captures the hour, the minutes, and the a of am or the p of pm. */
const time = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?(?: ?([ap])(?:\.m\.|m\b))?`;
const to = ' *(?:-|to|until|till) *';

/** Returns a function that finds opening hours with the days before them: `Mon to Fri 9-6`. */
function createTimeRangeFinder({ business, calendar }: FactSource): FindFacts {
  const days = Object.values(calendar.weekdays).map((name) => toPatternSource(name.slice(0, 3)));
  const day = `(?:${days.join('|')})\\p{L}*`;
  const pattern = createPattern(`(?:${day}${to}${day}[,:]? +(?:from +)?)?${time}${to}${time}`);
  const shopHours = new Set(
    business.hours.map(({ opens, closes }) => `${opens % halfDay} ${closes % halfDay}`),
  );
  return createFinder(pattern, (match) => {
    const [, hour = '', minute = '', amPm, hour2 = '', minute2 = '', amPm2] = match;
    // Two numbers without minutes are hours if the second is smaller: 9 to 6.
    const isTime = amPm || amPm2 || (minute && minute2) || Number(hour) > Number(hour2);
    const range = `${minutesOf(hour, minute)} ${minutesOf(hour2, minute2)}`;
    return isTime && shopHours.has(range) ? { fact: 'hours' } : undefined;
  });
}

/** The minutes in half a day. Times are compared on a 12-hour clock, because people omit AM and PM. */
const halfDay = 12 * 60;

/** Returns the minutes of a time on a 12-hour clock. */
function minutesOf(hour: string, minute: string): number {
  return (Number(hour) * 60 + Number(minute)) % halfDay;
}
