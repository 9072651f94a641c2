import type { LocalBusiness, LocalBusinessLeaf } from 'schema-dts';
import { googleMapsUrl } from '../../../src/site/lib/maps.ts';
import { e164 } from '../../../src/site/lib/phone-links.ts';
import { sitePath } from '../../../src/site/lib/site-path.ts';
import type { Model } from '../../../src/compiler/model.ts';
import { logoOf } from '../../../src/compiler/read/files/pictures.ts';
import { openingHours, specialHours } from './opening-hours.ts';

/**
 * Returns the shop as structured data (schema.org/LocalBusiness).
 * @param languages BCP 47 tags
 * @param image the file of its picture in the site
 */
export function localBusiness(
  model: Model,
  languages: readonly string[],
  image?: string,
): LocalBusiness {
  const { business } = model.site;
  const { address, location, facts, special_days: specialDays = [] } = business;
  const hoursOfSpecialDays = specialHours(specialDays);
  const { others = [], ...knownSites } = business.social ?? {};
  const socialUrls = [...Object.values(knownSites), ...others.map(({ url }) => url)];
  const shop: LocalBusinessLeaf = {
    '@type': 'LocalBusiness',
    ...(business.website && absoluteUrls(business.website, model, image)),
    name: business.name,
    description: business.tagline,
    telephone: e164(business.phone),
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.street, address.area].filter(Boolean).join(', '),
      ...(address.postcode && { postalCode: address.postcode }),
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    hasMap: googleMapsUrl(location),
    // Google reads special days from this property. The property of schema.org follows.
    openingHoursSpecification: [...openingHours(business.hours), ...hoursOfSpecialDays],
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: hoursOfSpecialDays }),
    ...(facts.payment && { paymentAccepted: facts.payment }),
    currenciesAccepted: business.currency,
    ...(facts.delivery_area && { areaServed: facts.delivery_area }),
    knowsLanguage: languages,
    sameAs: socialUrls.filter((url) => url !== undefined),
  };
  // All types of local business have the same properties.
  return { ...shop, '@type': business.type } as LocalBusiness;
}

/** Returns the properties that need absolute URLs. */
function absoluteUrls(website: string, { basename, pictures }: Model, image?: string) {
  const urlOf = (path: string) => new URL(path, website).href;
  return {
    '@id': urlOf('/#shop'),
    url: urlOf(sitePath(basename, '/')),
    ...(logoOf(pictures) && { logo: urlOf('/icon-512.png') }),
    ...(image && { image: urlOf(image) }),
  };
}
