import type { Singletons } from '../singletons/schemas.ts';
import { fill } from './template.ts';

type Address = Singletons['business']['address'];

/**
 * Returns the postal address on one line. Text between two commas is omitted if it has no content.
 */
export function addressLine({ line, area = '', postcode = '', ...address }: Address): string {
  return line
    .split(/[,،]/)
    .map((part) => fill(part, { ...address, area, postcode }).replaceAll(/^[\s–-]+|[\s–-]+$/g, ''))
    .filter((part) => part !== '')
    .join(line.includes('،') ? '، ' : ', ');
}
