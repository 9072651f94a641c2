import type { ContactName } from '../../../../site/fields/link-target.ts';
import { socialNames } from '../../../../site/fields/social.ts';
import { chatNumber } from '../../../../site/lib/phone-links.ts';
import type { DefinedFacts } from '../../../read/resolve/defined-facts.ts';
import { asFile, say, sayInReport, type Message } from '../../../../site/fields/say.ts';
import { businessFile } from '../../../content-types/paths.ts';

export type BusinessData = DefinedFacts['business'];

/** Explains that the shop does not have a contact; undefined if the shop has it. */
export function explainMissingContact(
  contact: ContactName,
  business: BusinessData,
): Message | undefined {
  const file = asFile(businessFile);
  if (contact === 'whatsapp' && !chatNumber(business)) {
    return say`Link to call or email. The shop has no WhatsApp: ${{ file }} says "whatsapp: no".`;
  }
  if (contact === 'shop' && !business.shop) {
    return [
      ...sayInReport`Write "shop:" in ${{ file }}, or link to something else.`,
      ...say`The file does not say which social page shows the goods.`,
    ];
  }
  const site = socialNames.find((name) => name === contact);
  return site && !business.social?.[site]
    ? say`Write the shop's ${{ site }} page below "social:" in ${{ file }}, or link to something else.`
    : undefined;
}
