import { expect } from 'vitest';
import { hostFiles } from '../../../../scripts/site/headers.ts';
import { redirectPages } from '../../../../scripts/site/redirect-pages.ts';
import { redirectsOf } from '../../../../src/compiler/derive/redirects.ts';
import { test, type SiteCopy } from '../../../support/site-copy.ts';

/** Adds a field to the front matter of a file. */
const addField = (content: SiteCopy, file: string, line: string) =>
  content.edit(file, (text) => text.replace('---\n', `---\n${line}\n`));

/** Returns the redirects as `/old /new`. */
const redirectsIn = async (content: SiteCopy) =>
  redirectsOf(await content.model()).map(({ from, to }) => `${from} ${to}`);

test('leads from the old paths of a page to the page, in each language', async ({ content }) => {
  content.translate();
  addField(content, 'content/pages/faq.mdx', 'was: [/questions, /help/answers]');
  expect(await redirectsIn(content)).toEqual(
    expect.arrayContaining([
      '/questions /faq',
      '/help/answers /faq',
      '/ne/questions /ne/faq',
      '/ne/help/answers /ne/faq',
    ]),
  );
});

test('leads to the default language if a page is not translated', async ({ content }) => {
  content.translate();
  addField(content, 'content/pages/about.mdx', 'was: /workshop');
  const redirects = await redirectsIn(content);
  expect(redirects).toContain('/ne/about /about');
  expect(redirects).toContain('/ne/workshop /about');
  expect(redirects).not.toContain('/ne /');
});

test('follows the chain of a page that is now a draft', async ({ content }) => {
  content.write(
    'content/pages/beds.mdx',
    `---\ntitle: Beds | {name}\ndescription: Beds of old wood, and the wood that we use for the boards that carry the mattress.\nwhatsapp: Hi!\nwas: /cots\ndraft: true\n---\n\n# Beds\n`,
  );
  addField(content, 'content/pages/about.mdx', 'was: /beds');
  expect((await redirectsIn(content)).toSorted()).toEqual(['/beds /about', '/cots /about']);
});

test('opens an answer by its old names', async ({ content }) => {
  addField(content, 'content/faq/delivery.mdx', 'was: bring');
  const { collections } = await content.model();
  const delivery = collections.faq.find(({ id }) => id === 'delivery');
  expect(delivery?.data.was).toEqual(['bring']);
});

test('writes a page and a line of _redirects for an old path', async ({ content }) => {
  addField(content, 'content/pages/about.mdx', 'was: /Our-Shop.html');
  const model = await content.model();
  const redirects = redirectsOf(model);
  const pages = redirectPages(redirects, 'https://shop.example');
  expect([...pages.keys()]).toEqual(['redirect.js', 'Our-Shop.html']);
  const html = String(pages.get('Our-Shop.html'));
  expect(html).toContain('<link rel="canonical" href="https://shop.example/about" />');
  expect(html).toContain('<a href="/about">The Workshop | Second Grain</a>');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/about" /></noscript>',
  );
  expect(String(hostFiles(model, '').get('_redirects'))).toBe('/Our-Shop.html /about 301\n');
  expect([...redirectPages([]).keys()]).toEqual([]);
});

test('redirects an old path in Nepali', async ({ content }) => {
  addField(content, 'content/pages/about.mdx', 'was: /हाम्रो-बारेमा');
  const model = await content.model();
  expect([...redirectPages(redirectsOf(model)).keys()]).toContain('हाम्रो-बारेमा.html');
  const redirects = String(hostFiles(model, '').get('_redirects'));
  expect(decodeURI(redirects)).toBe('/हाम्रो-बारेमा /about 301\n');
  expect(redirects).toMatch(/^\/%E0%A4/);
});

test('answers a missing page below each language with the page and status of an error', async ({
  content,
}) => {
  content.translate();
  const redirects = String(hostFiles(await content.model(), '').get('_redirects'));
  expect(redirects.split('\n')).toContain('/ne/* /ne/404.html 404');
});
