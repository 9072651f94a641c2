import { load } from '../../scripts/read/load.ts';
import { fixture } from './folders.ts';
import { modelOf } from './site-copy.ts';

/** The content of the fixture site. */
export const { site: texts, pages, collections } = modelOf(await load(fixture));

const { phone, email, location, shop } = texts.business;
// The fixture site has all three social pages.
const social = texts.business.social as Record<'facebook' | 'instagram' | 'tiktok', string>;
const digits = phone.replaceAll(/\D/g, '');

/** The expected URLs of the shop's links. */
export const urls = {
  call: `tel:+${digits}`,
  mail: `mailto:${email}`,
  chat: `https://wa.me/${digits}?text=`,
  directions: `https://www.google.com/maps/search/?api=1&query=${location.latitude}%2C${location.longitude}`,
  /** `shop` names the social page that shows the goods. */
  goods: social[shop as keyof typeof social],
  ...social,
};

const { street, area, city, country } = texts.business.address;
export const addressLine = [street, area, city, country].join(', ');

/** Returns the front matter of the page at a path, or of the 404 page if the path is undefined. */
export function pageAt(path: string | undefined) {
  const page = pages.find(({ route }) => route === path);
  if (!page) throw new Error(`The fixture site has no page at ${path}.`);
  return page.data;
}
