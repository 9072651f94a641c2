import type { ContactName } from '../../../../src/fields/link-target.ts';
import { isPhone } from '../../../../src/fields/phone.ts';
import { socialNames } from '../../../../src/fields/social.ts';
import { chatNumber } from '../../../../src/lib/phone.ts';
import type { FactSource } from '../../resolve/fact-source.ts';

type Business = FactSource['business'];

const file = 'content/site/business.mdx';

/** Explains why the shop does not have a contact; undefined if it has. */
export function missingContact(contact: ContactName, business: Business): string | undefined {
  if (contact === 'whatsapp' && !chatNumber(business)) {
    return `the shop has no WhatsApp: ${file} says "whatsapp: no"; link to call or email`;
  }
  if (contact === 'shop' && !business.shop) {
    return `${file} does not say which social page shows what is for sale; write "shop:" there, or link to something else`;
  }
  const site = socialNames.find((name) => name === contact);
  return site && !business.social?.[site]
    ? `${file} has no page of the shop on ${site}; write it below "social:", or link to something else`
    : undefined;
}

/** Returns true if a fact is a phone number. */
export function isPhoneFact(fact: string, { facts }: Business): boolean {
  return isPhone(facts[fact]);
}
