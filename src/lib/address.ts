import type { Singletons } from '../singletons/schemas.ts';
import { interpolate } from './template.ts';

type Address = Singletons['business']['address'];

/** Matches spaces and dashes at the start or the end of a part. A missing value leaves them. */
const outerSpacesAndDashes = /^[\s–-]+|[\s–-]+$/g;

/** Formats the postal address on one line. Omits a part between commas if its value is missing. */
export function addressLine({ line, area = '', postcode = '', ...values }: Address): string {
  return line
    .split(/[,،]/)
    .map((part) => interpolate(part, { ...values, area, postcode }))
    .map((part) => part.replaceAll(outerSpacesAndDashes, ''))
    .filter((part) => part !== '')
    .join(line.includes('،') ? '، ' : ', ');
}
