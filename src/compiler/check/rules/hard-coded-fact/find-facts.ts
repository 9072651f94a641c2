import { distance } from 'fastest-levenshtein';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toAsciiDigits } from '../../../../site/lib/digits.ts';
import type { DefinedFacts } from '../../../read/resolve/defined-facts.ts';
import type { Facts } from '../../../read/facts/facts.ts';
import { createFinder, type FindFacts } from './matches.ts';
import { createPriceFinder } from './prices.ts';

/**
 * Returns a function that finds facts in text: phone numbers in any notation, the email and prices. If
 * two results overlap, only the first is returned.
 */
export function createFactFinder({ facts, business }: DefinedFacts): FindFacts {
  const finders = [
    createPhoneFinder(facts),
    createEmailFinder(business.email),
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
  [/रू/g, () => 'रु'],
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
