import type { Singletons } from '../singletons/schemas.ts';

type Business = Singletons['business'];
/** Latitude and longitude in decimal degrees (WGS 84). */
type Location = Business['location'];

/** The radius of the embedded map in degrees: about 600 m. */
const radius = { latitude: 0.004, longitude: 0.007 };

/** Returns the URL that shows the place on Google Maps (Google Maps URLs, api=1). */
export function mapsPlace({ latitude, longitude }: Location): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}

/** Returns the URL of an embedded OpenStreetMap with a marker. */
export function mapEmbed({ latitude, longitude }: Location): string {
  const box = [
    longitude - radius.longitude,
    latitude - radius.latitude,
    longitude + radius.longitude,
    latitude + radius.latitude,
  ].map((degree) => degree.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** Returns the URL of the embedded map. The default is OpenStreetMap. */
export function mapUrl({ map, location }: Pick<Business, 'map' | 'location'>): string {
  return map ?? mapEmbed(location);
}
