import type { z } from 'zod';
import { httpsUrl } from './https-url.ts';
import { say, sayInReport, toIssue } from './say.ts';

/** The social sites that have an icon, with the beginning of their URLs. */
export const socialSites = {
  facebook: { title: 'Facebook', base: 'https://www.facebook.com/' },
  instagram: { title: 'Instagram', base: 'https://www.instagram.com/' },
  tiktok: { title: 'TikTok', base: 'https://www.tiktok.com/@' },
} as const;

export type SocialName = keyof typeof socialSites;

export const socialNames = Object.keys(socialSites) as SocialName[];

/** Returns an object with a value for each social site. */
export function mapSites<Value>(toValue: (name: SocialName) => Value) {
  const entries = socialNames.map((name) => [name, toValue(name)] as const);
  return Object.fromEntries(entries) as Record<SocialName, Value>;
}

/** Accepts the URL of the shop's page on a social site: `https://www.facebook.com/our_shop`. */
export function socialPage(name: SocialName): z.ZodType<string> {
  const { title, base } = socialSites[name];
  return httpsUrl(`The shop\u2019s ${title} page.`)
    .superRefine((url, context) => {
      const actualSite = socialNames.find((site) => isPageOn(site, url));
      if (actualSite === undefined || actualSite === name) return;
      const message = [
        ...sayInReport`Write this page after "${{ field: actualSite }}:".`,
        ...say`It is a page on ${{ site: socialSites[actualSite].title }}.`,
      ];
      context.addIssue({ code: 'custom', message: toIssue(message) });
    })
    .meta({
      examples: [`${base}our_shop`],
      normalize: (input) =>
        /^@[\w.-]+$/.test(input) ? base + input.slice(1) : toHttpsUrl(name, input),
    });
}

function isPageOn(name: SocialName, url: string): boolean {
  return hostOf(url) === hostOf(socialSites[name].base);
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host.replace(/^(?:www|m)\./, '') : undefined;
}

/** Returns the https URL for `facebook.com/our_shop` and `http://www.facebook.com/our_shop`. */
function toHttpsUrl(name: SocialName, input: string): string | undefined {
  const url = `https://${input.replace(/^http:\/\//, '')}`;
  return isPageOn(name, url) ? url : undefined;
}
