import type { z } from 'zod';
import { webAddress } from './web-address.ts';

/** The social sites with an icon, and the start of their pages' URLs. */
export const socialSites = {
  facebook: { title: 'Facebook', base: 'https://www.facebook.com/' },
  instagram: { title: 'Instagram', base: 'https://www.instagram.com/' },
  tiktok: { title: 'TikTok', base: 'https://www.tiktok.com/@' },
} as const;

export type SocialName = keyof typeof socialSites;

export const socialNames = Object.keys(socialSites) as [SocialName, ...SocialName[]];

/** Maps each site to a value. */
export function forEachSite<Value>(value: (name: SocialName) => Value): Record<SocialName, Value> {
  const entries = socialNames.map((name) => [name, value(name)] as const);
  return Object.fromEntries(entries) as Record<SocialName, Value>;
}

/** Accepts the URL of the shop's page on a social site: `https://www.facebook.com/our_shop`. */
export function socialPage(name: SocialName): z.ZodType<string> {
  const { title, base } = socialSites[name];
  return webAddress(`The shop\u2019s ${title} page.`)
    .superRefine((address, context) => {
      const other = socialNames.find((one) => isOn(one, address));
      if (other === undefined || other === name) return;
      const message = `Write this page after "${other}:". It is a page on ${socialSites[other].title}.`;
      context.addIssue({ code: 'custom', message });
    })
    .meta({
      examples: [`${base}our_shop`],
      normalize: (written) =>
        /^@[\w.-]+$/.test(written) ? base + written.slice(1) : withProtocol(name, written),
    });
}

function isOn(name: SocialName, address: string): boolean {
  return hostOf(address) === hostOf(socialSites[name].base);
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^(?:www|m)\./, '') : undefined;
}

/** Reads `facebook.com/our_shop` and `http://www.facebook.com/our_shop`. */
function withProtocol(name: SocialName, written: string): string | undefined {
  const address = `https://${written.replace(/^http:\/\//, '')}`;
  return isOn(name, address) ? address : undefined;
}
