import { expect, test } from 'vitest';
import { addressLine } from '../../../../src/site/lib/address.ts';
import { decodeAnchor } from '../../../../src/site/lib/decode-anchor.ts';
import { interpolate } from '../../../../src/site/lib/template.ts';

test.each([
  ['#delivery', 'delivery'],
  ['#%E0%A4%95%E0%A4%A5%E0%A4%BE', 'कथा'],
  ['#कथा', 'कथा'],
  ['', ''],
  ['#', ''],
  ['#100%', '100%'],
  ['#%E0%A4', '%E0%A4'],
])('decodes the hash "%s" to the anchor "%s"', (hash, id) => expect(decodeAnchor(hash)).toBe(id));

test.each([
  ['{street}, {area}, {city}, {country}', {}, 'Ring Road, Kathmandu, Nepal'],
  ['{street}, {area}, {city}', { area: 'Basundhara' }, 'Ring Road, Basundhara, Kathmandu'],
  ['{street}, {postcode} {city}', { postcode: '44600' }, 'Ring Road, 44600 Kathmandu'],
  ['{street}, {postcode} {city}', {}, 'Ring Road, Kathmandu'],
  ['{street}، {area}، {city}', {}, 'Ring Road، Kathmandu'],
  ['{country}, {area} , {city}, {street}', {}, 'Nepal, Kathmandu, Ring Road'],
])('formats a postal address by the template %s, with %o', (line, fields, expected) => {
  const address = { street: 'Ring Road', city: 'Kathmandu', country: 'Nepal', line };
  expect(addressLine({ ...address, ...fields })).toBe(expected);
});

test.each<[string, string, Record<string, string>, string]>([
  ['replaces each use of a variable', '{a}: {a} from {b}', { a: 'x', b: 'y' }, 'x: x from y'],
  ['keeps braces that a visitor typed', '{a} – {b}', { a: '{b}', b: '{a}' }, '{b} – {a}'],
  ['keeps dollar signs', 'For {a}.', { a: "$& $1 $$ $'" }, "For $& $1 $$ $'."],
  ['keeps a variable without a value', '{a} {toString} { b } {1}', {}, '{a} {toString} { b } {1}'],
  ['replaces a variable with an empty text', 'Phone: {a}.', { a: '' }, 'Phone: .'],
])('%s', (_, template, values, expected) => expect(interpolate(template, values)).toBe(expected));
