import type { Page } from 'playwright-core';
import {
  blocked,
  brokenFiles,
  fontFile,
  hung,
  scriptFile,
  scriptOf,
  changePages,
  styleElement,
  withFaultyFiles,
} from '../support/faults.ts';
import { linkedPages, phone } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import { urls, addressLine, pageAt, texts } from '../support/shop.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { expect, test } from '../support/visitor.ts';
import { withoutPolicy, type VisitOptions } from '../support/visits.ts';

test('shows a readable document without styles, with working links', async ({ visit }) => {
  const page = await visit('/', {
    ...withoutPolicy,
    fault: (context) => changePages(context, (html) => html.replace(styleElement, '')),
  });
  const icons = await page.locator('svg').all();
  const widths = await Promise.all(icons.map(async (icon) => (await icon.boundingBox())?.width));
  expect(Math.max(...widths.map((width) => width ?? 0))).toBe(20);
  expect(await page.getByText(texts.errors.saved).isVisible()).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Answers', exact: true }).click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
});

test('uses a fallback font without cutting text off', async ({ visit, expectedMessages }) => {
  expectedMessages.push(brokenFiles);
  const page = await visit('/', { ...withFaultyFiles(fontFile, blocked), ...phone });
  expect(await main(page).getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('renders a page before its scripts are loaded', async ({ visit }) => {
  const page = await visit('/', { ...withFaultyFiles(scriptFile, hung), hydrates: false });
  await page.waitForLoadState('domcontentloaded');
  expect(await main(page).getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

/** The map comes from another host. */
const mapUrl = /openstreetmap|\/embed/;

test('shows address, directions and other pages if the map never loads', async ({ visit }) => {
  const page = await visit('/contact', { ...withFaultyFiles(mapUrl, hung), hydrates: false });
  const map = page.getByTitle(texts.map.title, { exact: true });
  await map.scrollIntoViewIfNeeded();
  await main(page).getByText(addressLine, { exact: true }).first().waitFor();
  const directions = main(page).getByRole('link', { name: texts.map.directions }).last();
  expect(await directions.getAttribute('href')).toBe(urls.directions);
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
});

/** A script that makes the page throw while it renders, or its header and footer too. */
const brokenPage = `
  export const page = {
    id: 'about',
    route: '/about',
    data: { title: 'About', description: 'About', whatsapp: '' },
    body: 'no function',
    collections: {},
    pictures: {},
  };
`;

const brokenFrame = 'export const page = { id: "about", body: [], collections: {} };';

/** Returns a visit to a site with an invalid script. */
const withScript = (code: string): VisitOptions => ({
  ...withoutPolicy,
  fault: (context) =>
    context.route(scriptOf('about'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    ),
});

async function expectHelp(page: Page) {
  await main(page).getByRole('heading', { name: texts.errors.broken }).waitFor();
  const link = (name: string) => main(page).getByRole('link', { name, exact: true });
  expect(await link(texts.business.phone).getAttribute('href')).toBe(urls.call);
  expect(await link(addressLine).getAttribute('href')).toBe(urls.directions);
  for (const { label, path } of linkedPages) {
    expect(await link(label).getAttribute('href')).toBe(path);
  }
}

test('shows phone, address and links if a page throws', async ({ visit, expectedMessages }) => {
  expectedMessages.push(/is not a function/);
  const page = await visit('/', withScript(brokenPage));
  await headerLink(page, 'About the bench').click();
  await expectHelp(page);

  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  expect(await main(page).getByText(texts.errors.broken).count()).toBe(0);
});

test('shows phone and links if header and footer throw', async ({ visit, expectedMessages }) => {
  expectedMessages.push(/undefined/);
  const page = await visit('/', withScript(brokenFrame));
  await headerLink(page, 'About the bench').click();
  await expectHelp(page);
  await main(page).getByRole('link', { name: 'Answers', exact: true }).click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
});
