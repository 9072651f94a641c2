import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { atField } from '../validate/content-file.ts';
import type { FactSource } from '../validate/facts.ts';

/**
 * What is odd about the shop's phone numbers by the plan of their country: a digit too few or too many,
 * and, as an error, a zero that is not dialled after a country code (ITU-T E.123).
 */
export function dialledNumbers({ business, file }: FactSource): Diagnostic[] {
  const { phone, whatsapp = '', facts = {} } = business;
  const named: [path: string[], value: string][] = [
    [['phone'], phone],
    [['whatsapp'], whatsapp],
    ...Object.entries(facts).map(([name, value]): [string[], string] => [['facts', name], value]),
  ];
  return named
    .filter(([, value]) => /^\+[\d\s()-]+$/.test(value))
    .flatMap(([path, value]) => {
      const oddity = oddityOf(value);
      return oddity ? [{ ...atField(file, path), ...oddity }] : [];
    });
}

function oddityOf(find: string): Explanation | undefined {
  const number = parsePhoneNumberFromString(find);
  if (!number?.isValid()) {
    const code = number ? ` of +${number.countryCallingCode}` : '';
    const message = `no phone${code} has such a number; is a digit wrong, missing or too many?`;
    return { message, severity: 'warning' };
  }
  const { country, nationalNumber } = number;
  if (country === 'NP' && nationalNumber.startsWith('9') && nationalNumber.length !== 10) {
    const message = `Mobile numbers in Nepal have 10 digits. This one has ${nationalNumber.length}.`;
    return { message, severity: 'warning' };
  }
  if (!find.replaceAll(/\D/g, '').startsWith(`${number.countryCallingCode}0`)) return undefined;
  const replace = number.formatInternational();
  const message = `leave out the 0: it is not dialled after a country code; write ${replace}`;
  return { message, fix: { find, replace } };
}
