import { parseLinkTarget, type ContactName } from '../fields/link-target.ts';
import { forEachSite } from '../fields/social.ts';
import { mailto } from '../lib/mailto.ts';
import { mapsPlace } from '../lib/maps.ts';
import { sms, tel, viber, whatsApp } from '../lib/phone.ts';
import type { ResolvedLink } from '../ui/Anchor.tsx';
import { usePage, useSite } from './contexts.ts';

type ResolveLink = (target: string) => ResolvedLink;

/**
 * Returns a function that turns content's links into URLs on the current page: `call` dials the
 * shop, `whatsapp` and `sms` use the page's text, `/faq` stays a page.
 * @throws if the content checks missed a target
 */
export function useResolveLink(): ResolveLink {
  const { business, chat, languages, links, pages } = useSite();
  const message = usePage().data.whatsapp;
  const newTab = (href: string): ResolvedLink => ({ kind: 'new-tab', href, hint: links.new_tab });
  const contact: Record<ContactName, () => ResolvedLink> = {
    call: () => ({ kind: 'device', href: tel(business.phone) }),
    email: () => ({ kind: 'device', href: mailto({ to: business.email }) }),
    whatsapp: () => newTab(whatsApp(required('whatsapp', chat), message)),
    sms: () => ({ kind: 'device', href: sms(business.phone, message) }),
    viber: () => ({ kind: 'device', href: viber(business.phone) }),
    directions: () => newTab(mapsPlace(business.location)),
    shop: () => newTab(required('shop', business.shop && business.social?.[business.shop])),
    ...forEachSite((name) => () => newTab(required(name, business.social?.[name]))),
  };

  return (value) => {
    const target = parseLinkTarget(value);
    switch (target?.kind) {
      case 'contact':
        return contact[target.contact]();
      case 'fact':
        return { kind: 'device', href: tel(required(target.fact, business.facts[target.fact])) };
      case 'web':
        return newTab(target.address);
      case 'route': {
        const href = target.route + (target.anchor ? `#${target.anchor}` : '');
        if (pages.some(({ route }) => route === target.route)) return { kind: 'inside', href };
        // An untranslated page exists in the original language.
        const lang = languages[0]?.code ?? '';
        return { kind: 'other-language', href, lang, hint: links.other_language };
      }
      case 'anchor':
        return { kind: 'inside', href: `#${target.anchor}` };
      case undefined:
        throw new Error(`"${value}" is no link`);
    }
  };
}

function required(link: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`The shop has nothing that "${link}" can lead to.`);
  return value;
}
