import { load } from '../../scripts/content/load.ts';
import { modelOf } from './site-copy.ts';
import { fixture } from './sites.ts';

/** The words of the frozen site, which tests may as well say themselves. */
export const { site: words, pages, collections } = modelOf(await load(fixture));

const { phone, email, location, shop } = words.business;
const social = words.business.social as Record<'facebook' | 'instagram' | 'tiktok', string>;
const digits = phone.replaceAll(/\D/g, '');

/** Where the shop's links must lead. */
export const addresses = {
  call: `tel:+${digits}`,
  mail: `mailto:${email}`,
  chat: `https://wa.me/${digits}?text=`,
  directions: `https://www.google.com/maps/search/?api=1&query=${location.latitude}%2C${location.longitude}`,
  goods: social[shop as keyof typeof social],
  ...social,
};

/** The shop's address on one line. */
const { street, area, city, country } = words.business.address;
export const addressLine = [street, area, city, country].join(', ');

/** The front matter of a page, by its address; undefined asks for the missing page. */
export function pageAt(route: string | undefined) {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`The small site has no page at ${route}.`);
  return page.data;
}
