import { parseLinkTarget, type ContactName } from '../fields/link-target.ts';
import { mapSites } from '../fields/social.ts';
import { mailto } from '../lib/mailto.ts';
import { googleMapsUrl } from '../lib/maps.ts';
import { sms, tel, viber, whatsApp } from '../lib/phone-links.ts';
import type { ResolvedLink } from '../ui/Anchor.tsx';
import { usePage, useSite } from './contexts.ts';

/**
 * Returns a function that resolves links of content: `call` to the shop's phone number, `whatsapp` and
 * `sms` to a chat with the page's text, `/faq` to a page.
 * @param ownMessage replaces the page's text in chats
 * @throws if the target does not exist; the check reports this before the site is built
 */
export function useResolveLink(ownMessage?: string): (target: string) => ResolvedLink {
  const { business, chat, languages, links, pages } = useSite();
  const { whatsapp: pageMessage } = usePage().data;
  const message = ownMessage ?? pageMessage;
  const newTab = (href: string): ResolvedLink => ({ kind: 'new-tab', href, hint: links.new_tab });
  const contactLinks: Record<ContactName, () => ResolvedLink> = {
    call: () => ({ kind: 'device', href: tel(business.phone) }),
    email: () => ({ kind: 'device', href: mailto({ to: business.email }) }),
    whatsapp: () => newTab(whatsApp(assertDefined('whatsapp', chat), message)),
    sms: () => ({ kind: 'device', href: sms(business.phone, message) }),
    viber: () => ({ kind: 'device', href: viber(business.phone) }),
    directions: () => newTab(googleMapsUrl(business.location)),
    shop: () => newTab(assertDefined('shop', business.shop && business.social?.[business.shop])),
    ...mapSites((name) => () => newTab(assertDefined(name, business.social?.[name]))),
  };

  return (value) => {
    const target = parseLinkTarget(value);
    switch (target?.kind) {
      case 'contact':
        return contactLinks[target.contact]();
      case 'fact':
        // Only a fact that is a phone number can be a link target.
        return {
          kind: 'device',
          href: tel(assertDefined(target.fact, business.facts[target.fact])),
        };
      case 'web':
        return newTab(target.url);
      case 'route': {
        const href = target.route + (target.anchor ? `#${target.anchor}` : '');
        if (pages.some(({ route }) => route === target.route)) return { kind: 'inside', href };
        // A page that is not translated exists in the default language, which is first.
        const lang = languages[0]?.code ?? '';
        return { kind: 'other-language', href, lang, hint: links.other_language };
      }
      case 'anchor':
        return { kind: 'inside', href: `#${target.anchor}` };
      case undefined:
        throw new Error(`"${value}" is not a link. Check it with parseLinkTarget.`);
    }
  };
}

function assertDefined(link: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`The link "${link}" has no target in content/site.`);
  return value;
}
