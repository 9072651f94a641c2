import { boxOf } from '../support/boxes.ts';
import { field } from '../support/contact-form.ts';
import { expectNewTab, listLinks, newTabLink } from '../support/links.ts';
import { linkedPages, phone } from '../support/pages.ts';
import { bottomBar, footer, footerLink } from '../support/parts.ts';
import { urls, addressLine, texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test('shows the description, the hours, the copyright line and a link', async ({ visit }) => {
  const page = await visit('/');
  const text = await footer(page).innerText();
  expect(text).toContain(
    'Wooden furniture from old houses, mended by hand and sold for another lifetime.',
  );
  const lastLines = text.split('\n').filter(Boolean).slice(-2);
  expect(lastLines).toEqual(['© Second Grain – Restored Wooden Furniture', 'For every visitor']);
  const [lastLink] = (await listLinks(footer(page))).slice(-1);
  expect(lastLink).toEqual({ label: 'For every visitor', path: '/about#how-we-work' });
  const rows = await footer(page)
    .getByRole('row')
    .evaluateAll((list) => list.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual([
    ['Monday until Saturday', '10:00 AM – 5:30 PM'],
    ['Sunday', 'Shut'],
  ]);
});

test('links to the five pages, the shop and its social pages', async ({ visit }) => {
  const page = await visit('/');
  await footer(page).getByRole('heading', { name: 'Pages', exact: true }).waitFor();
  const pages = footer(page).getByRole('navigation', { name: 'Pages', exact: true });
  expect(await listLinks(pages)).toEqual(linkedPages);
  const { phone: phoneNumber, email } = texts.business;
  expect(await footerLink(page, phoneNumber).getAttribute('href')).toBe(urls.call);
  expect(await footerLink(page, email).getAttribute('href')).toBe(urls.mail);
  for (const [name, url] of [
    [addressLine, urls.directions],
    ['Facebook', urls.facebook],
    ['Instagram', urls.instagram],
    ['TikTok', urls.tiktok],
  ] as const) {
    await expectNewTab(newTabLink(footer(page), name), url);
  }
});

test('shows call, chat and directions in a bottom bar on a phone', async ({ visit }) => {
  const page = await visit('/about', phone);
  const bar = bottomBar(page);
  const call = bar.getByRole('link', { name: 'Ring' });
  expect(await call.getAttribute('href')).toBe(urls.call);
  expect(await newTabLink(bar, 'Chat').getAttribute('href')).toContain(urls.chat);
  expect(await newTabLink(bar, 'Way').getAttribute('href')).toBe(urls.directions);
  const { top, bottom } = await boxOf(bar);
  expect(bottom).toBe(phone.viewport.height);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const lastLine = await boxOf(page.getByText('© Second Grain'));
  expect(lastLine.bottom).toBeLessThanOrEqual(top);
});

test('hides the bottom bar while a visitor types', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await field(page, 'message').focus();
  await bottomBar(page).waitFor({ state: 'hidden' });
  await field(page, 'message').blur();
  await bottomBar(page).waitFor();
});

test.for([
  ['a desktop', 1280, 900],
  ['a rotated phone', 740, 360],
  ['a very low screen', 320, 200],
] as const)('shows no bottom bar on %s', async ([, width, height], { visit }) => {
  const page = await visit('/', { viewport: { width, height } });
  expect(await bottomBar(page).count()).toBe(0);
});
