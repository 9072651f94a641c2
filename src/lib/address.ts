/** A postal address in words. */
export interface Address {
  street: string;
  area: string;
  city: string;
  country: string;
}

/** The address on one line, from the street outwards. */
export function addressLine({ street, area, city, country }: Address): string {
  return [street, area, city, country].join(', ');
}
