import type { ContactName } from '../../../site/fields/link-target.ts';
import { socialNames } from '../../../site/fields/social.ts';
import { chatNumber } from '../../../site/lib/phone-links.ts';
import type { FactSource } from '../../resolve/fact-source.ts';

export type BusinessData = FactSource['business'];

export const businessFile = 'content/site/business.mdx';

/** Explains that the shop does not have a contact; undefined if the shop has it. */
export function explainMissingContact(
  contact: ContactName,
  business: BusinessData,
): string | undefined {
  if (contact === 'whatsapp' && !chatNumber(business)) {
    return `Link to call or email. The shop has no WhatsApp: ${businessFile} says "whatsapp: no".`;
  }
  if (contact === 'shop' && !business.shop) {
    return `Write "shop:" in ${businessFile}, or link to something else. The file does not say which social page shows the goods.`;
  }
  const site = socialNames.find((name) => name === contact);
  return site && !business.social?.[site]
    ? `Write the shop's ${site} page below "social:" in ${businessFile}, or link to something else.`
    : undefined;
}
