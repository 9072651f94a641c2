import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { atField } from '../../read/resolve/content-file.ts';
import {
  explainMobileRange,
  explainPhoneLength,
  isLandline,
} from '../../read/schema/nepali-phone.ts';
import { error, warning, type Rule } from './rule.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { say, sayInReport } from '../../../site/fields/say.ts';

export const phoneNumber: Rule = {
  ids: [
    // ITU-T E.123 forbids this zero, which only calls within a country need.
    error('dialled-zero', 'No zero follows the country code of a phone number.'),
    warning('phone-number', 'The country of a phone number has such numbers.'),
  ],
  scope: 'site',
  check({ defaultLanguage: { definedFacts } }) {
    if (!definedFacts) return [];
    const { phone, whatsapp = '', facts, placeholders } = definedFacts.business;
    /** The numbers that the release list names anyway. */
    const examples = placeholders.includes('phone') ? [phone] : [];
    const fields = [
      { field: ['phone'], value: phone },
      { field: ['whatsapp'], value: whatsapp },
      ...Object.entries(facts).map(([name, value]) => ({ field: ['facts', name], value })),
    ];
    return fields
      .filter(({ value }) => /^\+[\d\s()-]+$/.test(value))
      .flatMap(({ field, value }) => {
        const explanation = explainNumber(value, examples.includes(value));
        return explanation ? [{ ...atField(definedFacts.file, field), ...explanation }] : [];
      });
  },
};

/** Explains what is wrong with a phone number; undefined if it is valid. */
function explainNumber(
  text: string,
  isExample: boolean,
): Pick<Finding, 'message' | 'fix' | 'rule'> | undefined {
  const rule = 'phone-number';
  const number = parsePhoneNumberFromString(text);
  const lengthMessage = explainPhoneLength(number);
  if (lengthMessage !== undefined) return { message: lengthMessage, rule };
  if (!number?.isValid()) {
    const message = number
      ? say`No phone of +${{ code: number.countryCallingCode }} has such a number. Is a digit wrong, missing or too many?`
      : say`No phone has such a number. Is a digit wrong, missing or too many?`;
    return { message, rule };
  }
  const digits = text.replaceAll(/\D/g, '');
  if (!digits.startsWith(`${number.countryCallingCode}0`)) {
    const rangeMessage = isExample ? undefined : explainMobileRange(number);
    return rangeMessage === undefined ? undefined : { message: rangeMessage, rule };
  }
  const replace = number.formatInternational();
  const message = say`Write ${{ replace }}. The 0 is not dialled after a country code.`;
  return { message, fix: { find: text, replace }, rule: 'dialled-zero' };
}

export const landlineChat: Rule = {
  id: 'landline-chat',
  level: 'warning',
  scope: 'site',
  summary: 'WhatsApp links lead to a number that is not a landline.',
  check({ defaultLanguage: { definedFacts } }) {
    // Without a value of "whatsapp", WhatsApp links lead to the phone number.
    if (!definedFacts || definedFacts.business.whatsapp !== undefined) return [];
    const number = parsePhoneNumberFromString(definedFacts.business.phone);
    if (!number || !isLandline(number)) return [];
    const message = [
      ...say`WhatsApp links lead to this landline number.`,
      ...sayInReport`Set "whatsapp:" to a mobile number, or to no.`,
    ];
    return [{ ...atField(definedFacts.file, ['phone']), message }];
  },
};
