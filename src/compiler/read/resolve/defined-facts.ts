import { addressLine } from '../../../site/lib/address.ts';
import { hoursSentence } from '../../../site/lib/format-hours.ts';
import { chatNumber } from '../../../site/lib/phone-links.ts';
import type { Singletons } from '../../../site/singletons/singleton-schemas.ts';
import type { Facts } from '../facts/facts.ts';
import type { ContentFile } from './content-file.ts';

/** The facts of one language, with the data from the files that define them. */
export interface DefinedFacts {
  facts: Facts;
  business: Singletons['business'];
  calendar: Singletons['calendar'];
  file: ContentFile;
}

/** Returns the facts of one language; undefined while the files that define them have errors. */
export function readFacts(files: readonly ContentFile[]): DefinedFacts | undefined {
  const fileOf = (id: string) => files.find(({ textFile }) => textFile.id === id);
  const file = fileOf('business');
  const business = file?.data as Singletons['business'] | undefined;
  const calendar = fileOf('calendar')?.data as Singletons['calendar'] | undefined;
  if (!file || !business || !calendar) return undefined;
  // Without a number of its own, WhatsApp uses {phone}.
  const whatsappNumber = business.whatsapp && chatNumber(business);
  const facts = {
    ...business.facts,
    name: business.name,
    tagline: business.tagline,
    slogan: business.slogan,
    phone: business.phone,
    ...(whatsappNumber && { whatsapp: whatsappNumber }),
    email: business.email,
    address: addressLine(business.address),
    hours: hoursSentence(business.hours, calendar),
  };
  return { facts, business, calendar, file };
}
