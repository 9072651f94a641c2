import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { atField } from '../resolve/content-file.ts';
import type { FactSource } from '../resolve/fact-source.ts';
import type { LocatedFinding, Rule } from './rule.ts';

export const landlineChat: Rule = {
  id: 'landline-chat',
  level: 'warning',
  scope: 'site',
  summary: 'WhatsApp links lead to a number that is not a landline.',
  check: ({ languages: [{ factSource }] }) => (factSource ? landline(factSource) : []),
};

function landline({ business: { phone, whatsapp }, file }: FactSource): LocatedFinding[] {
  const isLandline = parsePhoneNumberFromString(phone)?.getType() === 'FIXED_LINE';
  if (!isLandline || whatsapp !== undefined) return [];
  const message =
    'WhatsApp links lead to this landline number. Set "whatsapp:" to a mobile number, or to no.';
  return [{ ...atField(file, ['phone']), message }];
}
