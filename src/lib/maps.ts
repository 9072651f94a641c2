import type { Singletons } from '../singletons/schemas.ts';

type Business = Singletons['business'];
/** A place on earth in decimal degrees (WGS 84). */
type Location = Business['location'];

/** How far the embedded map reaches from its middle, in degrees: about 600 m each way. */
const reach = { latitude: 0.004, longitude: 0.007 };

/** A page that shows the place on a map and offers the way there (Google Maps URLs, api=1). */
export function mapsPlace({ latitude, longitude }: Location): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}

/** OpenStreetMap's embed of the place with a marker; it needs no key. */
export function mapEmbed({ latitude, longitude }: Location): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degree) => degree.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The address of the map that the site shows: its own, or else OpenStreetMap's of the place. */
export function shownMap({ map, location }: Pick<Business, 'map' | 'location'>): string {
  return map ?? mapEmbed(location);
}
