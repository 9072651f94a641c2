import { expect, test } from 'vitest';
import { addressLine } from '../../../src/lib/address.ts';
import { placeOf } from '../../../src/lib/anchor.ts';

test('an address of the browser names a place on the page', () => {
  expect(placeOf('#delivery')).toBe('delivery');
  expect(placeOf('#%E0%A4%95%E0%A4%A5%E0%A4%BE')).toBe('कथा');
  expect(placeOf('#कथा')).toBe('कथा');
});

test('an address without a place names none', () => {
  expect(placeOf('')).toBe('');
  expect(placeOf('#')).toBe('');
});

test('percent signs that mean nothing stay what they are', () => {
  expect(placeOf('#100%')).toBe('100%');
  expect(placeOf('#%E0%A4')).toBe('%E0%A4');
});

test('the address of the shop on one line, from the street outwards', () => {
  expect(
    addressLine({ street: 'Ring Road', area: 'Basundhara', city: 'Kathmandu', country: 'Nepal' }),
  ).toBe('Ring Road, Basundhara, Kathmandu, Nepal');
});
