import type { Singletons } from '../singletons/singleton-schemas.ts';

type Business = Singletons['business'];

/** Latitude and longitude in decimal degrees (WGS 84). */
type Location = Business['location'];

/** The distance from the centre of the embedded map to its edges: about 600 m. */
const radiusDegrees = { latitude: 0.004, longitude: 0.007 };

/** Returns the URL that shows the place on Google Maps (Google Maps URLs, api=1). */
export function googleMapsUrl({ latitude, longitude }: Location): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}

/** Returns the URL of an OpenStreetMap with a marker, for an `<iframe>`. */
export function openStreetMapUrl({ latitude, longitude }: Location): string {
  const bounds = [
    longitude - radiusDegrees.longitude,
    latitude - radiusDegrees.latitude,
    longitude + radiusDegrees.longitude,
    latitude + radiusDegrees.latitude,
  ].map((degrees) => degrees.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** Returns the URL of the embedded map. The default is OpenStreetMap. */
export function embeddedMapUrl({ map, location }: Pick<Business, 'map' | 'location'>): string {
  return map ?? openStreetMapUrl(location);
}
