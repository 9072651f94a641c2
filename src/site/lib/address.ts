import type { Singletons } from '../singletons/singleton-schemas.ts';
import { interpolate } from './template.ts';

type Address = Singletons['business']['address'];

/** Spaces and dashes at the start or the end of a part. They remain if a value is missing. */
const outerSpacesAndDashes = /^[\s–-]+|[\s–-]+$/g;

/** Formats the postal address on one line. Omits a part between commas if its value is missing. */
export function addressLine({ line, area = '', postcode = '', ...values }: Address): string {
  const comma = line.includes('،') ? '،' : ',';
  const parts = line
    .split(/[,،]/)
    .map((part) => interpolate(part, { ...values, area, postcode }))
    .map((part) => part.replaceAll(outerSpacesAndDashes, ''));
  return parts.filter((part) => part !== '').join(`${comma} `);
}
