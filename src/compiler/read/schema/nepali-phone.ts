import type { PhoneNumber } from 'libphonenumber-js/min';
import { say, type Message } from '../../../site/fields/say.ts';

/**
 * Says how many digits a phone number of Nepal has, and how many it needs.
 * @returns undefined if it has the right number of digits, or if it is from another country
 */
export function explainPhoneLength(number: PhoneNumber | undefined): Message | undefined {
  if (number?.country !== 'NP' || isLandline(number)) return undefined;
  // A number with too many or too few digits keeps the 0 that only calls within Nepal need.
  const digits = number.nationalNumber.replace(/^0+/, '');
  // Some area codes begin with 9, but no landline has more than 8 digits.
  const isMobile = /^9[678]/.test(digits) || (digits.startsWith('9') && digits.length > 8);
  const [rule, required] = isMobile
    ? [say`Mobile numbers in Nepal have 10 digits.`, 10]
    : [say`Landline numbers in Nepal have 8 digits, with the area code and without its 0.`, 8];
  // Other numbers, such as free ones, can be longer. The metadata also accepts mobile numbers of 8 digits.
  if (digits.length === required || (!isMobile && number.isValid())) return undefined;
  return [...rule, ...say`This one has ${{ count: digits.length }}.`];
}

/** The ranges of mobile numbers in the full metadata of libphonenumber-js 1.13.16. The small ones accept any. */
const mobileRange = /^(?:98[0-24-68]|97[0-24-6]|96[0-3]|900)/;

/** Says that no phone company of Nepal is known to have the beginning of a mobile number. */
export function explainMobileRange({ country, nationalNumber }: PhoneNumber): Message | undefined {
  const isKnown = !/^9\d{9}$/.test(nationalNumber) || mobileRange.test(nationalNumber);
  if (country !== 'NP' || isKnown) return undefined;
  const range = nationalNumber.slice(0, 3);
  return say`+977 ${{ range }} … is not a range that we know. Is a digit wrong?`;
}

/** Returns true for a landline of Nepal. The small metadata does not contain the types of numbers. */
export function isLandline({ country, nationalNumber }: PhoneNumber): boolean {
  return country === 'NP' && /^(?:[1-8]\d{7}|9[1-79][2-6]\d{5})$/.test(nationalNumber);
}
