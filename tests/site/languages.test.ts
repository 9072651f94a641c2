import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { elementIn, elementsIn, readPage, textOf } from '../support/built-page.ts';
import {
  externalHandler,
  field,
  fieldNames,
  fillForm,
  letter,
  sendForm,
} from '../support/contact-form.ts';
import { blocked, brokenFileMessages, withFaultyFiles } from '../support/faults.ts';
import { readMail } from '../support/read-mail.ts';
import { listLinks } from '../support/links.ts';
import { website } from '../support/next-release.ts';
import { phone } from '../support/pages.ts';
import {
  footerLink,
  header,
  headerLink,
  heading,
  main,
  pathOf,
  titleHeading,
} from '../support/parts.ts';
import { networkErrors, openSaved, withSaving, waitUntilSaved } from '../support/saved.ts';
import { urls } from '../support/shop.ts';
import { expect, testOnNext as test } from '../support/visitor.ts';
import { waitUntilHydrated } from '../support/visits.ts';

/** Before noon on a Monday in Kathmandu. The workshop opens at ten. */
const beforeOpening = new Date('2026-11-23T02:00:00Z');

const linkToNepali = (page: Page) => headerLink(page, 'नेपाली');
const linkToEnglish = (page: Page) => headerLink(page, 'English');
const readLanguage = (page: Page) => page.locator('html').getAttribute('lang');

function readHtml(file: string): string {
  return readFileSync(join(inject('nextDist'), file), 'utf8');
}

test.for([
  ['a phone', phone],
  ['a phone without scripts', { ...phone, javaScriptEnabled: false }],
  ['a desktop', {}],
] as const)('links to the other language and back on %s', async ([, device], { visit }) => {
  const page = await visit('/faq', device);
  expect(await linkToNepali(page).getAttribute('lang')).toBe('ne');
  expect(await linkToNepali(page).getAttribute('hreflang')).toBe('ne');
  await linkToNepali(page).click();
  await heading(page, 'बेन्चमा सोधिएका कुरा').waitFor();
  expect(pathOf(page)).toBe('/ne/faq');
  expect(await readLanguage(page)).toBe('ne');

  await footerLink(page, 'English').click();
  await heading(page, 'Asked at the bench').waitFor();
  expect(pathOf(page)).toBe('/faq');
});

test('shows text in a font with Devanagari', async ({ look }) => {
  const page = await look('/ne');
  const fonts = await page.locator('body').evaluate((node) => getComputedStyle(node).fontFamily);
  expect(fonts).toContain('Noto Sans Devanagari');
});

/** The names of the fonts that a page loads, without their hashes. */
const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const resources = performance.getEntriesByType('resource');
    const names = resources.map(({ name }) => /assets\/(.*)-[^-]*\.woff2$/.exec(name)?.[1]);
    return [...new Set(names.filter(Boolean))].toSorted();
  });

test('loads a second font for headings only on Nepali pages', async ({ visit }) => {
  // In new profiles, because a shared process lists the fonts that earlier pages have loaded.
  expect(await loadedFonts(await visit('/faq'))).toEqual(['fraunces']);
  const nepali = await visit('/ne/faq');
  expect(await loadedFonts(nepali)).toEqual(['fraunces', 'noto-serif-devanagari']);
  const preloads = nepali.locator('link[rel=preload][as=font]');
  expect(await preloads.count()).toBe(2);
});

test("shows numbers in the font of headings, in the language's digits", async ({ look }) => {
  const page = await look('/ne');
  const figure = main(page).getByText('३,४००+');
  const readFontFamily = (node: Element) => getComputedStyle(node).fontFamily;
  expect(await figure.evaluate(readFontFamily)).toBe(
    await titleHeading(page).evaluate(readFontFamily),
  );
});

test('keeps the lines of Nepali headings when their font is loaded', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(brokenFileMessages);
  const readHeadings = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
      return headings.map((node) => [node.textContent, node.getBoundingClientRect().top]);
    });
  const loaded = await readHeadings(await visit('/ne', phone));
  expect(loaded.length).toBeGreaterThan(3);
  const withoutFont = { ...phone, ...withFaultyFiles(/devanagari.*\.woff2$/, blocked) };
  expect(await readHeadings(await visit('/ne', withoutFont))).toEqual(loaded);
});

test('keeps query and anchor when the language changes', async ({ look }) => {
  const page = await look('/faq?from=chat#not-among-these');
  await linkToNepali(page).click();
  await heading(page, 'यहाँ छैन?').waitFor();
  expect(page.url()).toContain('/ne/faq?from=chat#not-among-these');
  expect(await heading(page, 'यहाँ छैन?').getAttribute('id')).toBe('not-among-these');
});

test('links an untranslated page to the start page of the other language', async ({ look }) => {
  const page = await look('/about');
  await linkToNepali(page).click();
  await heading(page, 'पुरानो काठ, नयाँ कोठा').waitFor();
  expect(pathOf(page)).toBe('/ne');
});

test('links Nepali pages to each other, and marks links to English pages', async ({ look }) => {
  const page = await look('/ne');
  const links = await listLinks(header(page).getByRole('navigation', { name: 'सबै पाना' }));
  expect(links.map(({ path }) => path)).toEqual(['/ne', '/ne/faq', '/ne/contact']);

  const untranslatedLink = main(page).getByRole('link', { name: /^आफ्नो सामान देखाउनुहोस्/ });
  expect(await untranslatedLink.getAttribute('hreflang')).toBe('en');
  expect(await untranslatedLink.textContent()).toContain('(अङ्ग्रेजीमा)');
  await headerLink(page, 'जवाफ').click();
  await heading(page, 'बेन्चमा सोधिएका कुरा').waitFor();

  await page.goBack();
  await untranslatedLink.click();
  await heading(page, 'We buy what is made of wood').waitFor();
  expect(await readLanguage(page)).toBe('en');
});

test.for(['/ne', '/ne/'])('serves the start page in Nepali at %s', async (path, { look }) => {
  const page = await look(path);
  await heading(page, 'पुरानो काठ, नयाँ कोठा').waitFor();
  expect(await readLanguage(page)).toBe('ne');
});

test('serves pages without a slash, and start pages also with a slash', async ({ site }) => {
  const statusOf = async (path: string) => (await fetch(site + path)).status;
  for (const path of ['/', '/about', '/sell-with-us', '/faq', '/contact', '/ne', '/ne/', '/ne/faq'])
    expect(await statusOf(path), path).toBe(200);
  // The preview finds only what every host finds.
  for (const path of ['/about/', '/ne/faq/', '/share/'])
    expect(await statusOf(path), path).toBe(404);
});

test('writes the Nepali start page for hosts that prefer the file or the folder', () => {
  expect(readHtml('ne/index.html')).toBe(readHtml('ne.html'));
  expect(readHtml('ne/index.html')).toContain(`<link rel="canonical" href="${website}/ne"/>`);
  expect(readHtml('sitemap.xml')).not.toMatch(/\/ne\/[<"]|index/);
});

test('moves to the Nepali page if the host serves the English 404 page', async ({ visit }) => {
  const page = await visit('/ne/faq/?from=chat#not-among-these', {
    prepare: (context) =>
      context.route('**/ne/faq/*', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: readHtml('404.html') }),
      ),
  });
  await heading(page, 'यहाँ छैन?').waitFor();
  expect(page.url()).toContain('/ne/faq?from=chat#not-among-these');
});

test('serves the 404 page in the language of the URL', async ({ look, site }) => {
  const page = await look('/ne/no-such-page');
  await heading(page, 'यो काँटी रित्तो छ').waitFor();
  await linkToEnglish(page).click();
  await heading(page, 'Old Rooms Give, New Rooms Live').waitFor();
  const { status } = await fetch(`${site}/ne/no-such-page`);
  expect(status).toBe(404);

  const englishPage = await look('/no-such-page');
  await heading(englishPage, 'This hook is empty').waitFor();
  await linkToNepali(englishPage).click();
  await heading(englishPage, 'पुरानो काठ, नयाँ कोठा').waitFor();
});

test("formats times in the language's digits, and keeps phone numbers", async ({ visit }) => {
  const page = await visit('/ne/contact', { at: beforeOpening });
  await main(page).getByText('बन्द, आज बिहान १०:०० मा खुल्छ').waitFor();
  await main(page).getByRole('cell', { name: 'बिहान १०:०० देखि बेलुका ५:३०' }).waitFor();
  const call = page.locator('a[href^="tel:"]').first();
  expect(await call.getAttribute('href')).toBe(urls.call);
});

test('labels the form in Nepali, and sends the subject that staff read', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(externalHandler);
  const page = await visit('/ne/contact');
  const form = page.getByRole('form');
  await form.getByLabel('तपाईंको नाम').fill(letter.name);
  await form.getByLabel('तपाईंको इमेल').fill(letter.email);
  await form.getByLabel('तपाईंको फोन').fill(letter.phone);
  await form.getByLabel('केका बारेमा').selectOption({ label: 'अरू कुरा' });
  await form.getByLabel('तपाईंका शब्द').fill('दराज छ?');
  const url = await sendForm(page);
  expect(readMail(url).headers).toEqual([
    ['subject', 'Something else'],
    ['body', `नाम ${letter.name}\r\nफोन ${letter.phone}\r\nइमेल ${letter.email}\r\nशब्द: दराज छ?`],
  ]);
  await page.getByText('इमेल खुल्दै छ: त्यहीँबाट पठाउनुहोस्।').waitFor();
});

test('keeps typed text when the language changes', async ({ visit }) => {
  const page = await visit('/contact');
  await fillForm(page, letter);
  await linkToNepali(page).click();
  await heading(page, 'कार्यशालासँग कुरा').waitFor();
  await waitUntilHydrated(page);
  const form = page.getByRole('form');
  const shownSubject = form.getByLabel('केका बारेमा').locator('option:checked');
  expect(await shownSubject.textContent()).toBe('किन्ने सामान');
  expect(await form.getByLabel('तपाईंका शब्द').inputValue()).toBe(letter.message);
  await form.getByLabel('तपाईंको नाम').fill('सीता');

  await linkToEnglish(page).click();
  await heading(page, 'Talk to the workshop').waitFor();
  await waitUntilHydrated(page);
  const values = { ...letter, name: 'सीता' };
  for (const name of fieldNames) expect(await field(page, name).inputValue()).toBe(values[name]);
});

test("begins a chat with the page's message in the page's language", () => {
  const home = elementIn(readPage('/ne', inject('nextDist')), 'main');
  const chat = elementsIn(home, 'a').find((link) => textOf(link).startsWith('कार्यशालासँग कुरा'));
  const message = 'नमस्ते! अहिले कार्यशालामा के-के छ?';
  expect(chat?.properties.href).toBe(urls.chat + encodeURIComponent(message));
});

test.for([
  ['index.html', { start_url: '/', lang: 'en' }],
  ['about.html', { start_url: '/', lang: 'en' }],
  ['ne.html', { start_url: '/ne', lang: 'ne' }],
  ['ne/faq.html', { start_url: '/ne', lang: 'ne' }],
  ['ne/404.html', { start_url: '/ne', lang: 'ne' }],
] as const)('adds %s to the home screen in its own language', ([file, expected]) => {
  const [, manifest = ''] = /<link rel="manifest" href="\/([^"]+)"/.exec(readHtml(file)) ?? [];
  expect(JSON.parse(readHtml(manifest))).toMatchObject({ ...expected, id: expected.start_url });
});

test('declares each page in all its languages to search engines', () => {
  const alternateLinks = [
    `<link rel="alternate" hrefLang="en" href="${website}/faq"/>`,
    `<link rel="alternate" hrefLang="ne" href="${website}/ne/faq"/>`,
    `<link rel="alternate" hrefLang="x-default" href="${website}/faq"/>`,
  ].join('');
  expect(readHtml('faq.html')).toContain(alternateLinks);
  expect(readHtml('ne/faq.html')).toContain(alternateLinks);
  expect(readHtml('ne/faq.html')).toContain(`<link rel="canonical" href="${website}/ne/faq"/>`);
  expect(readHtml('ne/faq.html')).toContain('property="og:locale" content="ne_NP"');
  expect(readHtml('about.html')).not.toContain('rel="alternate"');
});

test('saves visited, 404 and contact pages by language', async ({ visit, expectedMessages }) => {
  expectedMessages.push(networkErrors);
  const page = await visit('/ne', withSaving);
  await waitUntilSaved(page);
  const savedPaths = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  const savedPages = savedPaths.filter((path) => !path.includes('.'));
  expect(savedPages.toSorted()).toEqual(['/ne', '/ne/404', '/ne/contact']);

  await linkToEnglish(page).click();
  await heading(page, 'Old Rooms Give, New Rooms Live').waitFor();
  await waitUntilHydrated(page);
  await waitUntilSaved(page);
  await page.context().setOffline(true);
  await openSaved(page, '/contact');
  await page.goto('/ne');
  await heading(page, 'पुरानो काठ, नयाँ कोठा').waitFor();
});

test('explains an unsaved page in the visited language', async ({ visit, expectedMessages }) => {
  expectedMessages.push(networkErrors);
  const page = await visit('/ne/faq', withSaving);
  await waitUntilSaved(page);
  await page.context().setOffline(true);
  await linkToEnglish(page).click();
  await heading(page, 'यो पाना अझै राखिएको छैन').waitFor();
  const call = main(page).locator('a[href^="tel:"]:visible');
  expect(await call.getAttribute('href')).toBe(urls.call);
  await page.goBack();
  await heading(page, 'बेन्चमा सोधिएका कुरा').waitFor();
});
