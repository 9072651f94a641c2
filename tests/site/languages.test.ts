import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { findBarriers } from '../support/axe.ts';
import { letter, readMail } from '../support/contact-form.ts';
import { website } from '../support/next-release.ts';
import { catchExternalUrl } from '../support/links.ts';
import { phone } from '../support/pages.ts';
import { heading, main } from '../support/parts.ts';
import { networkErrors, openSaved, withSaving, waitUntilSaved } from '../support/saved.ts';
import { expect, testOnNext as test } from '../support/visitor.ts';
import { hydrated, withoutPolicy } from '../support/visits.ts';
import type { Page } from 'playwright-core';

/** Before noon on a Monday in Kathmandu. The workshop opens at ten. */
const beforeOpening = new Date('2026-11-23T02:00:00Z');

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

function readHtml(file: string): string {
  return readFileSync(join(inject('nextDist'), file), 'utf8');
}

test.for([
  ['a phone', phone],
  ['a phone without scripts', { ...phone, javaScriptEnabled: false }],
  ['a desk', {}],
] as const)('links %s to its other language, and back', async ([, device], { visit }) => {
  const page = await visit('/faq', device);
  const nepaliLink = inHeader(page, 'नेपाली');
  expect(await nepaliLink.getAttribute('lang')).toBe('ne');
  expect(await nepaliLink.getAttribute('hreflang')).toBe('ne');
  await nepaliLink.click();
  await heading(page, 'बेन्चमा सोधिएका कुरा').waitFor();
  expect(new URL(page.url()).pathname).toBe('/ne/faq');
  expect(await page.locator('html').getAttribute('lang')).toBe('ne');

  await inFooter(page, 'English').click();
  await heading(page, 'Asked at the bench').waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
});

test("shows a number and its symbol in one font, in the language's digits", async ({ visit }) => {
  const page = await visit('/ne');
  const figure = main(page).getByText('३,४००+');
  const readFontFamily = (node: Element) => getComputedStyle(node).fontFamily;
  expect(await figure.evaluate(readFontFamily)).toBe(
    await page.locator('body').evaluate(readFontFamily),
  );
  const weight = await figure.evaluate((node) => getComputedStyle(node).fontWeight);
  expect(Number(weight)).toBeGreaterThanOrEqual(600);
});

test('keeps the position on the page when the language changes', async ({ visit }) => {
  const page = await visit('/faq#not-among-these');
  await inHeader(page, 'नेपाली').click();
  await heading(page, 'यहाँ छैन?').waitFor();
  expect(new URL(page.url()).hash).toBe('#not-among-these');
  expect(await heading(page, 'यहाँ छैन?').getAttribute('id')).toBe('not-among-these');
});

test('links an untranslated page to the start page of the other language', async ({ visit }) => {
  const page = await visit('/about');
  await inHeader(page, 'नेपाली').click();
  await heading(page, 'पुरानो काठ, नयाँ कोठा').waitFor();
  expect(new URL(page.url()).pathname).toBe('/ne');
});

test('links Nepali pages to each other, and marks untranslated links', async ({ visit }) => {
  const page = await visit('/ne');
  const header = page.getByRole('banner').getByRole('navigation', { name: 'सबै पाना' });
  const paths = await header
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/ne', '/ne/faq', '/ne/contact']);

  const untranslatedLink = main(page).getByRole('link', { name: /^आफ्नो सामान देखाउनुहोस्/ });
  expect(await untranslatedLink.getAttribute('hreflang')).toBe('en');
  expect(await untranslatedLink.textContent()).toContain('(अङ्ग्रेजीमा)');
  await header.getByRole('link', { name: 'जवाफ' }).click();
  await heading(page, 'बेन्चमा सोधिएका कुरा').waitFor();

  await page.goBack();
  await untranslatedLink.click();
  await heading(page, 'We buy what is made of wood').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test.for(['/ne', '/ne/'])('serves the start page in Nepali at %s', async (path, { visit }) => {
  const page = await visit(path);
  await heading(page, 'पुरानो काठ, नयाँ कोठा').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ne');
});

test('serves the 404 page in the language of the URL', async ({ visit, site }) => {
  const page = await visit('/ne/no-such-page');
  await heading(page, 'यो काँटी रित्तो छ').waitFor();
  await inHeader(page, 'English').click();
  await heading(page, 'Old Wood Finds New Rooms').waitFor();
  const { status } = await fetch(`${site}/ne/no-such-page`);
  expect(status).toBe(404);

  const englishPage = await visit('/no-such-page');
  await heading(englishPage, 'This hook is empty').waitFor();
  await inHeader(englishPage, 'नेपाली').click();
  await heading(englishPage, 'पुरानो काठ, नयाँ कोठा').waitFor();
});

test("formats times in the language's digits, and keeps phone numbers", async ({ visit }) => {
  const page = await visit('/ne/contact', { at: beforeOpening });
  await main(page).getByText('बन्द, आज बिहान १०:०० मा खुल्छ').waitFor();
  await main(page).getByRole('cell', { name: 'बिहान १०:०० देखि बेलुका ५:३०' }).waitFor();
  const [call] = await page.locator('a[href^="tel:"]').all();
  expect(await call?.getAttribute('href')).toBe('tel:+9779831112223');
});

test('labels, validates and sends the form in Nepali', async ({ visit, expectedMessages }) => {
  expectedMessages.push(/^Launched external handler for 'mailto:/);
  const page = await visit('/ne/contact');
  const form = page.getByRole('form');
  await form.getByRole('button').click();
  await form.getByText('नाम छुट्यो।').waitFor();

  await form.getByLabel('तपाईंको नाम').fill(letter.name);
  await form.getByLabel('तपाईंको इमेल').fill(letter.email);
  await form.getByLabel('तपाईंको फोन').fill(letter.phone);
  await form.getByLabel('केका बारेमा').selectOption({ label: 'अरू कुरा' });
  await form.getByLabel('तपाईंका शब्द').fill('दराज छ?');
  const url = await catchExternalUrl(page, () => form.getByRole('button').click());
  expect(readMail(url).headers).toEqual([
    ['subject', 'अरू कुरा'],
    ['body', `नाम ${letter.name}\r\nफोन ${letter.phone}\r\nइमेल ${letter.email}\r\nशब्द: दराज छ?`],
  ]);
  await page.getByText('इमेल खुल्दै छ: त्यहीँबाट पठाउनुहोस्।').waitFor();
});

test("begins a chat with the page's text in its language", async ({ visit }) => {
  const page = await visit('/ne');
  const chat = main(page).getByRole('link', { name: /^कार्यशालासँग कुरा/ });
  const href = (await chat.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toBe('नमस्ते! अहिले कार्यशालामा के-के छ?');
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
  expect(readHtml('sitemap.xml')).toContain(
    `<xhtml:link rel="alternate" hreflang="ne" href="${website}/ne"/>`,
  );
});

test('saves the visited page, the 404 page and the contact page of each visited language', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(networkErrors);
  const page = await visit('/ne', withSaving);
  await waitUntilSaved(page);
  const stored = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests
      .map(({ url }) => new URL(url).pathname)
      .filter((pathname) => !pathname.includes('.'));
  });
  expect(stored.toSorted()).toEqual(['/ne', '/ne/404', '/ne/contact']);

  await inHeader(page, 'English').click();
  await hydrated(page);
  await waitUntilSaved(page);
  await page.context().setOffline(true);
  await openSaved(page, '/contact');
  await page.goto('/ne');
  await heading(page, 'पुरानो काठ, नयाँ कोठा').waitFor();
});

test('explains in the visited language that a page of another language is not saved', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(networkErrors);
  const page = await visit('/ne/faq', withSaving);
  await waitUntilSaved(page);
  await page.context().setOffline(true);
  await inHeader(page, 'English').click();
  await heading(page, 'यो पाना अझै राखिएको छैन').waitFor();
  const call = main(page).locator('a[href^="tel:"]:visible');
  expect(await call.getAttribute('href')).toBe('tel:+9779831112223');
  await page.goBack();
  await heading(page, 'बेन्चमा सोधिएका कुरा').waitFor();
});

test.for(['/ne', '/ne/faq', '/ne/contact', '/ne/no-such-page'])(
  'has no barriers on %s, and fits a narrow phone',
  async (path, { visit }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 320, height: 640 };
      const page = await visit(path, { ...withoutPolicy, viewport, colorScheme });
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  },
);
