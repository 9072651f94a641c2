import { expect, test } from 'vitest';
import { contactNames, parseLinkTarget } from '../../../src/fields/link-target.ts';

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

test.each([
  ['code', 'javascript:alert(1)'],
  ['code in capital letters', 'JAVASCRIPT:alert(1)'],
  ['code after a space', ' javascript:alert(1)'],
  ['code with a tab', 'java\tscript:alert(1)'],
  ['code after a line break', '/faq\njavascript:alert(1)'],
  ['a page as a data URL', 'data:text/html,<script>alert(1)</script>'],
  ['code in Visual Basic', 'vbscript:msgbox(1)'],
  ['a file', 'file:///etc/passwd'],
  ['an unsafe URL', 'http://example.com'],
  ['a URL without https', 'www.example.com'],
  ['a URL without a protocol', '//evil.example'],
  ['a URL with a backslash', 'https://example.com\\@evil.example'],
  ['a URL with a space', 'https://example.com/a b'],
  ['a URL with a fact in it', 'https://wa.me/{phone}'],
  ['a URL with a quotation mark', 'https://example.com/"onclick="'],
  ['only https', 'https://'],
  ['a page with a slash at its end', '/faq/'],
  ['a page in capital letters', '/FAQ'],
  ['a page outside the site', '/../secret'],
  ['a page with a question mark', '/faq?x=1'],
  ['an anchor without a name', '/faq#'],
  ['an anchor with two names', '/faq#a#b'],
  ['a file of content', './faq.mdx'],
  ['a phone number', 'tel:+9779830000000'],
  ['a mail address', 'hello@example.com'],
  ['a contact with a capital letter', 'Call'],
  ['nothing', ''],
])('rejects as a link %s', (_, written) => expect(parseLinkTarget(written)).toBeUndefined());

test('reads any other name as a fact, which the link rule validates', () => {
  for (const fact of ['fax', 'second_shop', 'faq', 'constructor']) {
    expect(parseLinkTarget(fact)).toEqual({ kind: 'fact', fact });
  }
});
