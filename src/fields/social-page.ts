import type { z } from 'zod';
import { socialNames, type SocialName } from './social.ts';
import { socialSites } from './social-sites.ts';
import { webAddress } from './web-address.ts';

/** The address of the shop's page on a social site: `https://www.facebook.com/our_shop`. */
export function socialPage(name: SocialName): z.ZodType<string> {
  const { title, base } = socialSites[name];
  return webAddress(`The shop\u2019s ${title} page.`)
    .superRefine((address, context) => {
      const other = socialNames.find((one) => isOn(one, address));
      if (other === undefined || other === name) return;
      const message = `this is a page on ${socialSites[other].title}; write it behind "${other}:"`;
      context.addIssue({ code: 'custom', message });
    })
    .meta({
      examples: [`${base}our_shop`],
      meant: (written) =>
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
