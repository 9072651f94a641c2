import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Explanation, RuleId } from '../diagnostics/diagnostic.ts';
import { atField } from '../resolve/content-file.ts';
import type { FactSource } from '../resolve/fact-source.ts';
import type { LocatedFinding, Rule } from './rule.ts';

export const dialledZero: Rule = {
  id: 'dialled-zero',
  level: 'error',
  scope: 'site',
  // ITU-T E.123
  summary: 'No zero follows the country code of a phone number.',
  others: [
    {
      id: 'phone-number',
      level: 'warning',
      summary: 'The country of a phone number has such numbers.',
    },
  ],
  check: ({ languages: [{ factSource }] }) => (factSource ? dialledNumbers(factSource) : []),
};

function dialledNumbers({ business, file }: FactSource): LocatedFinding[] {
  const { phone, whatsapp = '', facts = {} } = business;
  const named: [path: string[], value: string][] = [
    [['phone'], phone],
    [['whatsapp'], whatsapp],
    ...Object.entries(facts).map(([name, value]): [string[], string] => [['facts', name], value]),
  ];
  return named
    .filter(([, value]) => /^\+[\d\s()-]+$/.test(value))
    .flatMap(([path, value]) => {
      const found = explain(value);
      return found ? [{ ...atField(file, path), ...found }] : [];
    });
}

function explain(find: string): (Explanation & Partial<RuleId>) | undefined {
  const number = parsePhoneNumberFromString(find);
  if (!number?.isValid()) {
    const code = number ? ` of +${number.countryCallingCode}` : '';
    const message = `no phone${code} has such a number; is a digit wrong, missing or too many?`;
    return { message, rule: 'phone-number' };
  }
  const { country, nationalNumber } = number;
  if (country === 'NP' && nationalNumber.startsWith('9') && nationalNumber.length !== 10) {
    const message = `Mobile numbers in Nepal have 10 digits. This one has ${nationalNumber.length}.`;
    return { message, rule: 'phone-number' };
  }
  if (!find.replaceAll(/\D/g, '').startsWith(`${number.countryCallingCode}0`)) return undefined;
  const replace = number.formatInternational();
  const message = `leave out the 0: it is not dialled after a country code; write ${replace}`;
  return { message, fix: { find, replace } };
}
