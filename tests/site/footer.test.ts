import type { Page } from 'playwright-core';
import { field } from '../support/contact-form.ts';
import { expectNewTab, listLinks, newTabLink } from '../support/links.ts';
import { linkedPages, phone } from '../support/pages.ts';
import { urls, addressLine, texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('shows the description, the hours, the copyright line and a link', async ({ look }) => {
  const page = await look('/');
  const text = await footer(page).innerText();
  expect(text).toContain(
    'Wooden furniture from old houses, mended by hand and sold for another lifetime.',
  );
  expect(text.split('\n').filter(Boolean).slice(-2)).toEqual([
    '© Second Grain – Restored Wooden Furniture',
    'For every visitor',
  ]);
  const [last] = (await listLinks(footer(page))).slice(-1);
  expect(last).toEqual({ label: 'For every visitor', path: '/about#how-we-work' });
  const rows = await footer(page)
    .getByRole('row')
    .evaluateAll((list) => list.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual([
    ['Monday until Saturday', '10:00 AM – 5:30 PM'],
    ['Sunday', 'Shut'],
  ]);
});

test('links to the five pages, the shop and its social pages', async ({ look }) => {
  const page = await look('/');
  await footer(page).getByRole('heading', { name: 'Pages', exact: true }).waitFor();
  const links = await listLinks(footer(page));
  expect(links.slice(0, 5)).toEqual(linkedPages);
  const { phone: phoneNumber, email } = texts.business;
  const callLink = footer(page).getByRole('link', { name: phoneNumber, exact: true });
  expect(await callLink.getAttribute('href')).toBe(urls.call);
  const mailLink = footer(page).getByRole('link', { name: email, exact: true });
  expect(await mailLink.getAttribute('href')).toBe(urls.mail);
  for (const [name, url] of [
    [addressLine, urls.directions],
    ['Facebook', urls.facebook],
    ['Instagram', urls.instagram],
    ['TikTok', urls.tiktok],
  ] as const) {
    await expectNewTab(newTabLink(footer(page), name), url);
  }
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Ask the workshop' });

test('shows call, chat and directions in a bottom bar on a phone', async ({ visit }) => {
  const page = await visit('/about', phone);
  const call = bar(page).getByRole('link', { name: 'Ring' });
  expect(await call.getAttribute('href')).toBe(urls.call);
  expect(await newTabLink(bar(page), 'Chat').getAttribute('href')).toContain(urls.chat);
  expect(await newTabLink(bar(page), 'Way').getAttribute('href')).toBe(urls.directions);
  const { y: top = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
  expect(top + height).toBe(phone.viewport.height);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText('© Second Grain').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('hides the bar while a visitor types', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await field(page, 'message').focus();
  expect(await bar(page).count()).toBe(0);
  await field(page, 'message').blur();
  await bar(page).waitFor();
});

test('hides the bar on a low screen, such as a rotated phone', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 740, height: 360 } });
  expect(await bar(page).count()).toBe(0);
  await page.setViewportSize({ width: 320, height: 200 });
  expect(await bar(page).count()).toBe(0);
});

test('names its links as a navigation landmark', async ({ look }) => {
  const page = await look('/');
  const pages = footer(page).getByRole('navigation', { name: 'Pages', exact: true });
  expect(await pages.getByRole('link').count()).toBe(linkedPages.length);
});

test('has no bottom bar on a desktop', async ({ look }) => {
  const page = await look('/');
  expect(await bar(page).count()).toBe(0);
});
