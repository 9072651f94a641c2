import type { LocalBusiness, LocalBusinessLeaf } from 'schema-dts';
import { mapsPlace } from '../../../src/lib/maps.ts';
import { sharePicturePath } from '../../../src/lib/share-picture.ts';
import { e164 } from '../../../src/lib/phone.ts';
import { siteAddress } from '../../../src/lib/site-address.ts';
import type { Model } from '../../content/model.ts';
import { logoOf } from '../../content/read/pictures.ts';
import { openingHours, specialHours } from './opening-hours.ts';

/**
 * Returns the shop as structured data (https://schema.org/LocalBusiness).
 * @param languages the tags of all languages of the site (BCP 47)
 */
export function localBusiness(model: Model, languages: readonly string[]): LocalBusiness {
  const { business } = model.site;
  const { address, location, facts, special_days: special = [] } = business;
  const days = specialHours(special);
  const { others = [], ...sites } = business.social ?? {};
  const shop: LocalBusinessLeaf = {
    '@type': 'LocalBusiness',
    ...(business.website && addressesAt(business.website, model)),
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
    hasMap: mapsPlace(location),
    // Google reads special days in this property, schema.org in one of its own.
    openingHoursSpecification: [...openingHours(business.hours), ...days],
    ...(days.length > 0 && { specialOpeningHoursSpecification: days }),
    ...(facts.payment && { paymentAccepted: facts.payment }),
    currenciesAccepted: business.currency,
    ...(facts.delivery_area && { areaServed: facts.delivery_area }),
    knowsLanguage: languages,
    sameAs: [...Object.values(sites), ...others.map(({ url }) => url)].flatMap((url) => url ?? []),
  };
  // All types of local business have the same properties.
  return { ...shop, '@type': business.type } as LocalBusiness;
}

/** Returns the properties that need absolute URLs. */
function addressesAt(website: string, { basename, pictures }: Model) {
  const at = (path: string) => new URL(path, website).href;
  return {
    '@id': at('/#shop'),
    url: at(siteAddress(basename, '/')),
    ...(logoOf(pictures) && { logo: at('/icon-512.png') }),
    image: at(sharePicturePath(basename, 'home')),
  };
}
