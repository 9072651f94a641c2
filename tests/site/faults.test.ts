import { boxOf } from '../support/boxes.ts';
import {
  blocked,
  brokenFileMessages,
  changePages,
  fontFile,
  hung,
  scriptFile,
  scriptOf,
  styleElement,
  withFaultyFiles,
} from '../support/faults.ts';
import { linkedPages, lowPhone, phone } from '../support/pages.ts';
import { footerLink, headerLink, main, titleHeading, waitForPage } from '../support/parts.ts';
import { networkErrors } from '../support/saved.ts';
import { urls, addressLine, texts } from '../support/shop.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { expect, test } from '../support/visitor.ts';
import { touchPage, waitUntilHydrated, waitUntilIdle, withoutPolicy } from '../support/visits.ts';

test('shows a readable document without styles, with working links', async ({ visit }) => {
  const page = await visit('/', {
    ...withoutPolicy,
    prepare: (context) => changePages(context, (html) => html.replace(styleElement, '')),
  });
  const iconWidths = await page
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(Math.max(...iconWidths)).toBe(20);
  expect(await page.getByText(texts.errors.saved).isVisible()).toBe(false);
  await footerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
});

test('uses a fallback font without cutting text off', async ({ visit, expectedMessages }) => {
  expectedMessages.push(brokenFileMessages);
  const page = await visit('/', { ...withFaultyFiles(fontFile, blocked), ...phone });
  await titleHeading(page).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('renders a page before its scripts are loaded', async ({ visit }) => {
  const page = await visit('/', { ...withFaultyFiles(scriptFile, hung), hydrates: false });
  await titleHeading(page).waitFor();
});

/** Matches the URLs of the map, which comes from another host. */
const mapUrl = /openstreetmap|\/embed/;

test('shows address, directions and other pages if the map never loads', async ({ visit }) => {
  const page = await visit('/contact', { ...withFaultyFiles(mapUrl, hung), hydrates: false });
  const map = page.getByTitle(texts.map.title, { exact: true });
  await map.scrollIntoViewIfNeeded();
  await main(page).getByText(addressLine, { exact: true }).first().waitFor();
  const directions = main(page).getByRole('link', { name: texts.map.directions }).last();
  expect(await directions.getAttribute('href')).toBe(urls.directions);
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
});

/** A map page whose form and link lead to a page that isolates itself, as OpenStreetMap does. */
const mapPage = `<form action="/found"><button>Find</button></form>
  <a href="/larger" target="_blank">Larger map</a>`;
const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin' };

test('shows the map while there is a connection, with working links and forms', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(networkErrors);
  const page = await visit('/contact', {
    ...lowPhone,
    prepare: (context) =>
      context.route(/^https:/, (route) => {
        const { pathname } = new URL(route.request().url());
        const title = `<title>${pathname}</title>`;
        return route.fulfill({
          contentType: 'text/html',
          headers: isolated,
          body: title + mapPage,
        });
      }),
  });
  const map = page.getByTitle(texts.map.title, { exact: true });
  const showMap = main(page).getByRole('button', { name: texts.map.show });
  await page.context().setOffline(true);
  await showMap.scrollIntoViewIfNeeded();
  expect(await map.count()).toBe(0);
  const { height } = await boxOf(showMap.locator('..'));
  expect(height).toBeLessThanOrEqual(lowPhone.viewport.height / 2);
  await main(page).getByText(addressLine, { exact: true }).first().waitFor();
  await main(page).getByRole('link', { name: texts.map.directions }).last().waitFor();
  await showMap.click();
  await map.waitFor();

  // A map that could not be loaded is loaded again.
  await page.context().setOffline(false);
  const content = map.contentFrame();
  const [largerMap] = await Promise.all([
    page.waitForEvent('popup'),
    content.getByRole('link', { name: 'Larger map' }).click(),
  ]);
  await expect.poll(() => largerMap.title()).toBe('/larger');
  await content.getByRole('button', { name: 'Find' }).click();
  await expect.poll(() => page.frames().at(-1)?.title()).toBe('/found');

  // A map that is loaded stays.
  await page.context().setOffline(true);
  await content.getByRole('button', { name: 'Find' }).waitFor();
  expect(await showMap.count()).toBe(0);
});

/** Scripts of the about page that throw, with the error's message. */
const brokenScripts = {
  page: {
    code: `export const page = {
      id: 'about',
      route: '/about',
      data: { title: 'About', description: 'About', whatsapp: '' },
      body: 'no function',
      collections: {},
      pictures: {},
    };`,
    message: /is not a function/,
  },
  'page data for the header and the footer': {
    code: 'export const page = { id: "about", body: [], collections: {} };',
    message: /undefined/,
  },
};

/** Replaces the script of the about page by a broken script. */
const withBrokenAbout = (code: string) => ({
  ...withoutPolicy,
  ...withFaultyFiles(scriptOf('about'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  ),
});

test.for(Object.entries(brokenScripts))(
  'keeps the plain page if the %s throws before hydration',
  async ([, { code, message }], { visit, visits, expectedMessages }) => {
    expectedMessages.push(message);
    const page = await visit('/about', { ...withBrokenAbout(code), hydrates: false });
    const readMessages = async () => {
      await page.evaluate(touchPage);
      return visits.messages.join('\n');
    };
    await expect.poll(readMessages).toMatch(message);
    await waitUntilIdle(page);
    await titleHeading(page).getByText('Wood that has been lived with').waitFor();
    await waitForPage(page, '/about');
    await headerLink(page, 'Answers').click();
    await waitForPage(page, '/faq');
    await waitUntilHydrated(page);
  },
);

test.for(Object.entries(brokenScripts))(
  'shows phone, address and links if the %s throws',
  async ([, { code, message }], { visit, expectedMessages }) => {
    expectedMessages.push(message);
    const page = await visit('/', withBrokenAbout(code));
    await headerLink(page, 'About the bench').click();
    await main(page).getByRole('heading', { name: texts.errors.broken }).waitFor();
    const link = (name: string) => main(page).getByRole('link', { name, exact: true });
    expect(await link(texts.business.phone).getAttribute('href')).toBe(urls.call);
    expect(await link(addressLine).getAttribute('href')).toBe(urls.directions);
    for (const { label, path } of linkedPages) {
      expect(await link(label).getAttribute('href')).toBe(path);
    }
    await link('Answers').click();
    await waitForPage(page, '/faq');
    await main(page).getByText(texts.errors.broken).waitFor({ state: 'detached' });
  },
);
