import { describe, expect, test } from 'vitest';
import { contactNames, parseLinkTarget } from '../../../src/fields/link-target.ts';

describe('A link in content is', () => {
  for (const contact of contactNames) {
    test(`the word ${contact}`, () => {
      expect(parseLinkTarget(contact)).toEqual({ kind: 'contact', contact });
    });
  }

  test('a page', () => {
    expect(parseLinkTarget('/')).toEqual({ kind: 'route', route: '/' });
    expect(parseLinkTarget('/sell-with-us')).toEqual({ kind: 'route', route: '/sell-with-us' });
  });

  test('a place on a page', () => {
    expect(parseLinkTarget('/faq#delivery')).toEqual({
      kind: 'route',
      route: '/faq',
      place: 'delivery',
    });
    expect(parseLinkTarget('/#visit-the-shop')).toEqual({
      kind: 'route',
      route: '/',
      place: 'visit-the-shop',
    });
  });

  test('a place on the same page, also in Devanagari', () => {
    expect(parseLinkTarget('#हाम्रो-कथा')).toEqual({ kind: 'place', place: 'हाम्रो-कथा' });
  });

  test('a whole address of the web', () => {
    const address = 'https://www.facebook.com/shop?id=1&x=%20#top';
    expect(parseLinkTarget(address)).toEqual({ kind: 'web', address });
  });
});

describe('No link in content is', () => {
  const refused = {
    'code to run': 'javascript:alert(1)',
    'code to run, in capitals': 'JAVASCRIPT:alert(1)',
    'code to run, behind a space': ' javascript:alert(1)',
    'code to run, with a tab inside': 'java\tscript:alert(1)',
    'code to run, behind a line break': '/faq\njavascript:alert(1)',
    'a page within the link': 'data:text/html,<script>alert(1)</script>',
    'Visual Basic': 'vbscript:msgbox(1)',
    'a file': 'file:///etc/passwd',
    'an unsafe address': 'http://example.com',
    'an address without https': 'www.example.com',
    'an address of whatever protocol': '//evil.example',
    'an address with a backslash': 'https://example.com\\@evil.example',
    'an address with a space': 'https://example.com/a b',
    'an address with a fact in it': 'https://wa.me/{phone}',
    'an address with a quotation mark': 'https://example.com/"onclick="',
    'only https': 'https://',
    'a page without its slash': 'faq',
    'a page with a slash at its end': '/faq/',
    'a page in capitals': '/FAQ',
    'a page of a folder above': '/../secret',
    'a page with a question mark': '/faq?x=1',
    'a place without a name': '/faq#',
    'a place with two names': '/faq#a#b',
    'a file of content': './faq.mdx',
    'a phone number': 'tel:+9779830000000',
    'a mail address': 'hello@example.com',
    'a word like a contact': 'Call',
    'a word that every object has': 'constructor',
    nothing: '',
  };
  for (const [what, value] of Object.entries(refused)) {
    test(what, () => expect(parseLinkTarget(value)).toBeUndefined());
  }
});
