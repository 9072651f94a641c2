import { addressLine } from '../../../src/lib/address.ts';
import { hoursSentence } from '../../../src/lib/hours.ts';
import { chatNumber } from '../../../src/lib/phone.ts';
import type { Singletons } from '../../../src/singletons/schemas.ts';
import type { ContentFile } from './content-file.ts';

/** The text of each fact, by its name. */
export type Facts = Readonly<Record<string, string>>;

/** The facts with what they are made from. */
export interface FactSource {
  facts: Facts;
  business: Singletons['business'];
  calendar: Singletons['calendar'];
  /** The file that defines the facts. */
  file: ContentFile;
}

/**
 * The facts of one language, once the files that hold them are valid; else undefined, and nothing names them.
 * @param files those files, as far as they are there
 */
export function readFacts(files: readonly ContentFile[]): FactSource | undefined {
  const fileOf = (id: string) => files.find(({ source }) => source.id === id);
  const file = fileOf('business');
  const business = file?.data as Singletons['business'] | undefined;
  const calendar = fileOf('calendar')?.data as Singletons['calendar'] | undefined;
  if (!file || !business || !calendar) return undefined;
  const ownChat = business.whatsapp && chatNumber(business);
  const facts = {
    ...business.facts,
    name: business.name,
    tagline: business.tagline,
    slogan: business.slogan,
    phone: business.phone,
    ...(ownChat && { whatsapp: ownChat }),
    email: business.email,
    address: addressLine(business.address),
    hours: hoursSentence(business.hours, calendar),
  };
  return { facts, business, calendar, file };
}
