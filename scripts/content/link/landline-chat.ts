import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { atField } from '../validate/content-file.ts';
import type { FactSource } from '../validate/facts.ts';

/** Warns if WhatsApp links lead to the shop's phone and that is a landline. */
export function landlineChat({ business: { phone, whatsapp }, file }: FactSource): Diagnostic[] {
  const isLandline = parsePhoneNumberFromString(phone)?.getType() === 'FIXED_LINE';
  if (!isLandline || whatsapp !== undefined) return [];
  const message =
    'WhatsApp links lead to this landline number. Set "whatsapp:" to a mobile number, or to no.';
  return [{ ...atField(file, ['phone']), message, severity: 'warning' }];
}
