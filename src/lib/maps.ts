import type { Singletons } from '../singletons/schemas.ts';

type Business = Singletons['business'];
/** A place in decimal degrees (WGS 84). */
type Location = Business['location'];

/** The radius of the embedded map in degrees: about 600 m. */
const reach = { latitude: 0.004, longitude: 0.007 };

/** Returns the URL of the place on Google Maps, with directions (Google Maps URLs, api=1). */
export function mapsPlace({ latitude, longitude }: Location): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}

/** Returns the URL of OpenStreetMap's embedded map with a marker. It needs no key. */
export function mapEmbed({ latitude, longitude }: Location): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degree) => degree.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** Returns the URL of the site's map, by default OpenStreetMap's. */
export function shownMap({ map, location }: Pick<Business, 'map' | 'location'>): string {
  return map ?? mapEmbed(location);
}
