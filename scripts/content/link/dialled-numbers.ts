import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FactSource } from './fact-source.ts';

/**
 * What is odd about the shop's phone number by the plan of its country: a digit too few or too many, and,
 * as an error, a zero that is not dialled after a country code (ITU-T E.123).
 */
export function dialledNumbers({ business: { phone }, file }: FactSource): Diagnostic[] {
  const number = parsePhoneNumberFromString(phone);
  const position = { path: file.source.path, ...file.frontMatter.positionOf(['phone']) };
  if (!number?.isValid()) {
    const code = number ? ` of +${number.countryCallingCode}` : '';
    const message = `no phone${code} has such a number; is a digit wrong, missing or too many?`;
    return [{ ...position, message, severity: 'warning' }];
  }
  if (number.number === `+${phone.replaceAll(/\D/g, '')}`) return [];
  const replace = phone.replace(/^(\+\d+\D+)0/, '$1');
  const message = `leave out the 0: it is not dialled after a country code; write ${replace}`;
  return [{ ...position, message, fix: { find: phone, replace } }];
}
