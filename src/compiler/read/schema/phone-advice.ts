import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import {
  countryCodeAdvice,
  severalPhonesMessage,
  severalPhonesPattern,
} from '../../../site/fields/phone.ts';
import { countryCodeOf } from '../../content-types/country.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { looksLikePhone, plainPhone } from '../../text/plain-phone.ts';
import { explainPhoneLength } from './nepali-phone.ts';
import { say } from '../../../site/fields/say.ts';

/**
 * Explains how to write a phone number in the international format, with a fix if the number is valid.
 * Of several numbers, the fix keeps the first. A number that begins with + only gets a fix.
 * @param shopCountry the country in the shop's address
 */
export function phoneAdvice(written: string, shopCountry: unknown): Partial<Explanation> {
  const text = plainPhone(written);
  const country = countryCodeOf(shopCountry);
  if (severalPhonesPattern.test(text)) {
    const numbers = text.split(/[,;/&\p{L}\p{M}]+/u).map((part) => formatNumber(part, country));
    const replace = numbers.find((number) => number !== undefined);
    return {
      message: severalPhonesMessage,
      fix: replace === undefined ? undefined : { find: written, replace },
    };
  }
  const [other = written] = /(?<=\+.*)[^\d\s()-]+/.exec(written) ?? [];
  const otherMessage = { message: say`Write only digits after the +, not "${{ text: other }}".` };
  if (!looksLikePhone(text)) return text.startsWith('+') ? otherMessage : {};
  const replace = formatNumber(text, country);
  const fix = replace === undefined ? undefined : { find: written, replace, safe: true as const };
  const lengthMessage = explainPhoneLength(parseNumber(text, country));
  if (lengthMessage !== undefined) return { message: lengthMessage };
  if (text.startsWith('+')) {
    const isSpelledRight = /^\+[\d\s()-]*$/.test(written);
    if (isSpelledRight) return { fix };
    if (!fix) return otherMessage;
    return { message: say`Write the number like this: ${{ example: fix.replace }}`, fix };
  }
  const example = replace ?? (country && `+${getCountryCallingCode(country)} …`);
  const message = [
    ...countryCodeAdvice,
    ...(example === undefined ? [] : say`Here: ${{ example }}`),
  ];
  return { message, fix };
}

/** Formats a valid number: `+977 984-1112223`. */
function formatNumber(text: string, country: ReturnType<typeof countryCodeOf>) {
  const number = parseNumber(text, country);
  return number?.isValid() ? number.formatInternational() : undefined;
}

/** Parses a number. The (0) in +44 (0)20 … is not part of it. */
function parseNumber(text: string, country: ReturnType<typeof countryCodeOf>) {
  return parsePhoneNumberFromString(text.replace('(0)', ''), country);
}
