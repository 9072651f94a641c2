import type { Singletons } from '../singletons/schemas.ts';
import { fill } from './template.ts';

type Address = Singletons['business']['address'];

/** The address on one line. What stands between two commas goes where it has no words. */
export function addressLine({ line, area = '', postcode = '', ...address }: Address): string {
  return line
    .split(/[,،]/)
    .map((part) => fill(part, { ...address, area, postcode }).replaceAll(/^[\s–-]+|[\s–-]+$/g, ''))
    .filter((part) => part !== '')
    .join(line.includes('،') ? '، ' : ', ');
}
