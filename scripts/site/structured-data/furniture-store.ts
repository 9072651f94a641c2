import type { FurnitureStoreLeaf } from 'schema-dts';
import { sharePicturePath } from '../../../src/lib/share-picture.ts';
import { e164 } from '../../../src/lib/phone.ts';
import type { Singletons } from '../../../src/singletons/schemas.ts';
import { openingHours, specialHours } from './opening-hours.ts';

/** The shop, from the same facts as header and footer (https://schema.org/FurnitureStore). */
export function furnitureStore(business: Singletons['business']): FurnitureStoreLeaf {
  const { address, location, special_days: special } = business;
  return {
    '@type': 'FurnitureStore',
    ...(business.website && addressesAt(business.website)),
    name: business.name,
    description: business.tagline,
    telephone: e164(business.phone),
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.area}`,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    openingHoursSpecification: openingHours(business.hours),
    ...(special && { specialOpeningHoursSpecification: specialHours(special) }),
    sameAs: Object.values(business.social),
  };
}

/** What needs a whole address. */
function addressesAt(website: string) {
  const at = (path: string) => new URL(path, website).href;
  return {
    '@id': at('/#shop'),
    url: at('/'),
    logo: at('/icon-512.png'),
    image: at(sharePicturePath('home')),
  };
}
