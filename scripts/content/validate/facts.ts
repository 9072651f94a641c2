import { addressLine } from '../../../src/lib/address.ts';
import { hoursSentence } from '../../../src/lib/hours.ts';
import { chatNumber } from '../../../src/lib/phone.ts';
import type { Singletons } from '../../../src/singletons/schemas.ts';

/** The text of each fact, by its name. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that have fields of their own in business.mdx, as text. */
export function builtInFacts(
  business: Singletons['business'],
  calendar: Singletons['calendar'],
): Facts {
  const ownChat = business.whatsapp && chatNumber(business);
  return {
    name: business.name,
    tagline: business.tagline,
    slogan: business.slogan,
    phone: business.phone,
    ...(ownChat && { whatsapp: ownChat }),
    email: business.email,
    address: addressLine(business.address),
    hours: hoursSentence(business.hours, calendar),
  };
}
