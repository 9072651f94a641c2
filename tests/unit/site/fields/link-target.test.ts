import { expect, test } from 'vitest';
import { contactNames, parseLinkTarget } from '../../../../src/site/fields/link-target.ts';

test.each(contactNames)('accepts the contact %s as a link', (contact) => {
  expect(parseLinkTarget(contact)).toEqual({ kind: 'contact', contact });
});

const web = 'https://www.facebook.com/shop?id=1&x=%20#top';

test.each([
  ['/', { kind: 'route', route: '/' }],
  ['/sell-with-us', { kind: 'route', route: '/sell-with-us' }],
  ['/faq#delivery', { kind: 'route', route: '/faq', anchor: 'delivery' }],
  ['/#visit-the-shop', { kind: 'route', route: '/', anchor: 'visit-the-shop' }],
  ['#हाम्रो-कथा', { kind: 'anchor', anchor: 'हाम्रो-कथा' }],
  [web, { kind: 'web', url: web }],
])('accepts the link %s', (written, target) => expect(parseLinkTarget(written)).toEqual(target));

test('reads any other name as a fact, which the link rule validates', () => {
  for (const fact of ['fax', 'second_shop', 'faq', 'constructor']) {
    expect(parseLinkTarget(fact)).toEqual({ kind: 'fact', fact });
  }
});
