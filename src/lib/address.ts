import type { Singletons } from '../singletons/schemas.ts';
import { interpolate } from './template.ts';

type Address = Singletons['business']['address'];

/** Formats the postal address on one line. Omits a part between two commas if its value is missing. */
export function addressLine({ line, area = '', postcode = '', ...address }: Address): string {
  return line
    .split(/[,،]/)
    .map((part) =>
      interpolate(part, { ...address, area, postcode }).replaceAll(/^[\s–-]+|[\s–-]+$/g, ''),
    )
    .filter((part) => part !== '')
    .join(line.includes('،') ? '، ' : ', ');
}
