import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { severalPhonesPattern } from '../../site/fields/phone.ts';
import { countryCodeOf } from '../content-types/country.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';

/**
 * Explains how to write a phone number in the international format, with a fix if the number is valid.
 * Explains nothing if the text is not one number. A number that begins with + only gets a fix.
 * @param shopCountry the country in the shop's address
 */
export function phoneAdvice(written: string, shopCountry: unknown): Partial<Explanation> {
  if (/[^\d\s+()/.-]/.test(written) || severalPhonesPattern.test(written)) return {};
  const country = countryCodeOf(shopCountry);
  // The (0) in +44 (0)20 … is not part of the international number.
  const number = parsePhoneNumberFromString(written.replace('(0)', ''), country);
  const replace = number?.isValid() ? number.formatInternational() : undefined;
  const fix = replace === undefined ? undefined : { find: written, replace, safe: true as const };
  if (written.startsWith('+')) return { fix };
  const example = replace ?? (country && `+${getCountryCallingCode(country)} …`);
  const advice = 'Write the number with + and the country code.';
  return { message: example ? `${advice} Here: ${example}` : advice, fix };
}
