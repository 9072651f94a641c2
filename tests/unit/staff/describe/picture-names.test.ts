import { expect, test } from 'vitest';
import { nameOfPicture, titlesOfPicture } from '../../../../src/staff/describe/picture-names.ts';
import { parseText } from '../../../../src/staff/edits/writer.ts';
import { barLanguage } from '../../../../src/staff/words/bar-language.ts';

const page = (label: string, body: string) =>
  `---\ntitle: ${label}\nnavigation:\n  label: ${label}\n---\n\n${body}\n`;
const files = Object.entries({
  'content/site/language.mdx': '---\ncode: en\nname: English\n---\n',
  'content/ne/site/language.mdx': '---\ncode: ne\nname: नेपाली\n---\n',
  'content/pages/home.mdx': page(
    'Home',
    '<Hero picture="street" words="A street.">\n</Hero>\n\n<Door to="/shop" title="Browse" picture="door-buy">\nText.\n</Door>\n<Door to="/sell" title="Sell" picture="door-sell">\nText.\n</Door>\n<Door picture="door-rent" to="/rent?a>b" title="Rent">\nText.\n</Door>',
  ),
  'content/ne/pages/home.mdx': page(
    'गृहपृष्ठ',
    '<Hero picture="street" words="गल्ली।">\n</Hero>\n\n<Door to="/shop" title="हेर्नुहोस्" picture="door-buy">\nपाठ।\n</Door>',
  ),
  'content/pages/about.mdx': page('About', '![A bed with \\[one\\] drawer](bed)'),
  'content/categories/office.mdx': '---\ntitle: Office\npicture: desk\n---\n',
  'content/ne/categories/office.mdx': '---\ntitle: अफिस\n---\n',
}).map(([path, text]) => parseText(path, new TextEncoder().encode(text)));

const nameIn = (language: string, name: string) =>
  nameOfPicture(
    { strings: barLanguage(language).strings, page: { language } },
    name,
    titlesOfPicture(name, files),
  );

test.each([
  ['its description', 'street', 'A street.', 'गल्ली।'],
  ['its description in Markdown', 'bed', 'A bed with [one] drawer', 'A bed with [one] drawer'],
  ['the title of its own tag', 'door-buy', 'Browse', 'हेर्नुहोस्'],
  ['a title after a link with >', 'door-rent', 'Rent', 'गृहपृष्ठ'],
  ['the page that shows it, in a language without a title', 'door-sell', 'Sell', 'गृहपृष्ठ'],
  ['the entry that shows it', 'desk', 'Office', 'अफिस'],
  ['its own name if nothing shows it', 'old-chair', 'old chair', 'old chair'],
  ['what it is if it is the logo', 'logo', 'Logo', 'लोगो'],
])('names a picture by %s', (_, name, english, nepali) => {
  expect([nameIn('en', name), nameIn('ne', name)]).toEqual([english, nepali]);
});
