import { expect, test } from 'vitest';
import { addSource } from '../../../../src/staff/page/source-marker.ts';
import { headerLength } from '../../../../src/site/lib/header-length.ts';

const brand = ['Second Grain', 'Restored Wooden Furniture'] as const;
const links = ['Home', 'About Us', 'Sell With Us', 'FAQ', 'Contact'];
const furtherLinks = ['Delivery', 'Gallery', 'Prices', 'Repairs', 'Opening Hours'];
const buttons = ['Call Now', 'WhatsApp'];

test('needs more space for more links', () => {
  const lengths = [0, 2, 4, 5].map((count) =>
    headerLength(...brand, [...links, ...furtherLinks.slice(0, count)], buttons),
  );
  expect(lengths).toEqual(['short', 'medium', 'long', 'endless']);
});

test('needs more space for a longer name or tagline', () => {
  const [name, tagline] = brand;
  expect(headerLength(name.repeat(3), tagline, links, buttons)).toBe('medium');
  expect(headerLength(name, tagline.repeat(2), links, buttons)).toBe('medium');
});

test('needs no space for the vowel marks of Devanagari', () => {
  expect(headerLength(...brand, ['\u0915\u093f'.repeat(30)], buttons)).toBe(
    headerLength(...brand, ['k'.repeat(30)], buttons),
  );
});

test('needs no space for the source markers of the dev server', () => {
  // A source marker consists of invisible characters.
  const markedLinks = links.map((text) => addSource(text, 'content/pages/faq.mdx:2:11'));
  expect(headerLength(...brand, markedLinks, buttons)).toBe(headerLength(...brand, links, buttons));
});
