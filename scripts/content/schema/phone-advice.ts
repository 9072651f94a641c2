import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { severalPhonesPattern } from '../../../src/fields/phone.ts';
import { countryCodeOf } from '../content-types/country.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';

/** Suggests the shop's country code for a phone number. @param shopCountry the country in the shop's address */
export function phoneAdvice(find: string, shopCountry: unknown): Partial<Explanation> {
  if (/[^\d\s+()/.-]/.test(find) || severalPhonesPattern.test(find)) return {};
  const country = countryCodeOf(shopCountry);
  const number = parsePhoneNumberFromString(find.replace('(0)', ''), country);
  const replace = number?.isValid() ? number.formatInternational() : undefined;
  const fix = replace === undefined ? undefined : { find, replace, safe: true as const };
  if (find.startsWith('+')) return { fix };
  const example = replace ?? (country && `+${getCountryCallingCode(country)} …`);
  const rule = 'Write the number with + and the country code.';
  return { message: example ? `${rule} Here: ${example}` : rule, fix };
}
