import { fill } from './template.ts';

/** A postal address in words, and the order in which its parts are written. */
export interface Address {
  street: string;
  area?: string | undefined;
  postcode?: string | undefined;
  city: string;
  country: string;
  /** `{street}, {postcode} {city}` */
  line: string;
}

/** The address on one line. What stands between two commas goes where it has no words. */
export function addressLine({ line, area = '', postcode = '', ...address }: Address): string {
  return line
    .split(',')
    .map((part) => fill(part, { ...address, area, postcode }).replaceAll(/^[\s–-]+|[\s–-]+$/g, ''))
    .filter((part) => part !== '')
    .join(', ');
}
