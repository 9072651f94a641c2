import { expect, test } from 'vitest';
import { addressLine } from '../../../src/lib/address.ts';
import { anchorId } from '../../../src/lib/anchor.ts';
import { fill } from '../../../src/lib/template.ts';
import { withTerritory } from '../../../src/lib/territory.ts';

test.each([
  ['#delivery', 'delivery'],
  ['#%E0%A4%95%E0%A4%A5%E0%A4%BE', 'कथा'],
  ['#कथा', 'कथा'],
  ['', ''],
  ['#', ''],
  ['#100%', '100%'],
  ['#%E0%A4', '%E0%A4'],
])('the hash "%s" names the anchor "%s"', (hash, id) => expect(anchorId(hash)).toBe(id));

test('the address stands on one line, from the street outwards', () => {
  expect(
    addressLine({ street: 'Ring Road', area: 'Basundhara', city: 'Kathmandu', country: 'Nepal' }),
  ).toBe('Ring Road, Basundhara, Kathmandu, Nepal');
});

test.each([
  ['en', 'en_US'],
  ['ne', 'ne_NP'],
  ['en-NP', 'en_NP'],
])('the language %s is told with a territory as %s', (code, expected) => {
  expect(withTerritory(code)).toBe(expected);
});

test.each<[string, string, Record<string, string>, string]>([
  ['a blank is filled wherever it stands', '{a}: {a} from {b}', { a: 'x', b: 'y' }, 'x: x from y'],
  ['brackets that a visitor types stay', '{a} – {b}', { a: '{b}', b: '{a}' }, '{b} – {a}'],
  ['dollar signs stay as they are', 'For {a}.', { a: "$& $1 $$ $'" }, "For $& $1 $$ $'."],
  ['blanks that nothing fills stay', '{a} {toString} { b } {1}', {}, '{a} {toString} { b } {1}'],
  ['a blank may be filled with nothing', 'Phone: {a}.', { a: '' }, 'Phone: .'],
])('%s', (_, template, values, expected) => expect(fill(template, values)).toBe(expected));
