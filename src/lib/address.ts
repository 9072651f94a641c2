import type { Singletons } from '../singletons/schemas.ts';
import { interpolate } from './template.ts';

type Address = Singletons['business']['address'];

/** Matches what a missing value leaves at the start or the end of its part. */
const outerSpacesAndDashes = /^[\s–-]+|[\s–-]+$/g;

/** Formats the postal address on one line. Omits each part between commas whose value is missing. */
export function addressLine({ line, area = '', postcode = '', ...values }: Address): string {
  return line
    .split(/[,،]/)
    .map((part) => interpolate(part, { ...values, area, postcode }))
    .map((part) => part.replaceAll(outerSpacesAndDashes, ''))
    .filter((part) => part !== '')
    .join(line.includes('،') ? '، ' : ', ');
}
