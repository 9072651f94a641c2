import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { sourceAttribute } from '../../src/staff/marks/page-attributes.ts';
import { en } from '../../src/staff/bar/strings/en.ts';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { findBarriers } from '../support/axe.ts';
import { footer, hasFocus, header, heading, itemWith, main } from '../support/parts.ts';
import { openMoreActions, sheet, test as base, toolbarButton, toolbar } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

/** A test that can look up lines of the content files. */
const test = base.extend<{ lineOf: (file: string, pattern: RegExp) => Promise<string> }>({
  lineOf: async ({ devSite }, use) => {
    // Returns the position of the first match: `content/faq/delivery.mdx:2`.
    await use(async (file, pattern) => {
      const text = await readFile(path.join(devSite.root, file), 'utf8');
      return `${file}:${text.slice(0, text.search(pattern)).split('\n').length}`;
    });
  },
});

/** Returns the outline around the text below the pointer. The outline names the source. */
const outline = (page: Page) => page.locator('staff-bar .outline');
/** Returns the first row whose name begins with the field. */
const row = (page: Page, field: string) =>
  sheet(page)
    .getByRole('button', { name: new RegExp(`^${field}\\b`) })
    .first();
/** A window so wide that the header shows its links. */
const wideWindow = { viewport: { width: 1600, height: 900 } };

/** Expects the sheet to show a source, and closes it. */
async function expectSource(page: Page, source: string) {
  await openMoreActions(page);
  await sheet(page).getByText(source.replace(':', ', line '), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
}

/** Clicks an element with Alt, and expects the outline and the sheet to show its source. */
async function openByClick(page: Page, element: Locator, source: string) {
  // Clicks the beginning of the text, because a link may be in the middle.
  const position = { x: 8, y: 8 };
  await page.keyboard.down('Alt');
  await element.hover({ position });
  await outline(page).getByText(source, { exact: true }).waitFor();
  await element.click({ position });
  await page.keyboard.up('Alt');
  await outline(page).waitFor({ state: 'hidden' });
  await expectSource(page, source);
}

/** The elements to click on each page, each with the file and line that opens. */
const targets: { [route: string]: [(page: Page) => Locator, file: string, pattern: RegExp][] } = {
  '/': [
    [(page) => heading(page, 'Come to the bench'), 'pages/home', /^## Come to the bench/m],
    [(page) => main(page).getByText('Each week other pieces'), 'pages/home', /^Each week/m],
    [(page) => main(page).getByText('Offer us a piece'), 'pages/home', /^<Door to="\/sell/m],
    [
      (page) => main(page).getByText('Solid wood', { exact: true }),
      'badges/solid-wood',
      /^title:/m,
    ],
    [(page) => main(page).getByText('No chipboard comes'), 'badges/solid-wood', /^No chipboard/m],
    [
      (page) => header(page).getByText('Ring us').filter({ visible: true }),
      'site/header',
      /^call:/m,
    ],
    [(page) => header(page).getByText('Answers', { exact: true }), 'pages/faq', /^ {2}label:/m],
    [(page) => footer(page).getByText('+977'), 'site/business', /^phone:/m],
    [(page) => footer(page).getByText('Mill Lane'), 'site/business', /^ +street:/m],
    [(page) => footer(page).getByText('hello@'), 'site/business', /^email:/m],
  ],
  '/faq': [
    [(page) => main(page).getByText('Which ways of payment'), 'faq/payment', /^question:/m],
    [(page) => heading(page, 'Not among these?'), 'pages/faq', /^## Not among/m],
  ],
  '/contact': [
    [(page) => heading(page, 'Ring'), 'pages/contact', /^<Card icon="phone"/m],
    [(page) => main(page).getByRole('link', { name: '+977' }).first(), 'site/business', /^phone:/m],
    [(page) => page.getByLabel('Your mail address'), 'site/contact-form', /^email:/m],
    [(page) => page.getByRole('button', { name: 'Open the mail' }), 'site/contact-form', /^send:/m],
    [(page) => main(page).getByText('the smell of linseed oil'), 'site/map', /^way:/m],
  ],
};

const routes = Object.keys(targets);

test.for(routes)('opens each element on %s at its line', async (route, { lineOf, visit }) => {
  const page = await visit(route, wideWindow);
  for (const [locate, file, pattern] of targets[route] ?? []) {
    await openByClick(page, locate(page), await lineOf(`content/${file}.mdx`, pattern));
  }
  expect(new URL(page.url()).searchParams.get('page')).toBe(route);
});

test('finds text that a button covers, and the text of a notice', async ({ lineOf, visit }) => {
  const page = await visit('/');
  const card = itemWith(page, page.getByRole('button', { name: 'Repair', exact: true }));
  const text = card.getByRole('paragraph');
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  await page.keyboard.down('Alt');
  await page.mouse.move(x + 8, y + 8);
  await outline(page).getByText('content/services/repair.mdx:').waitFor();
  await page.keyboard.up('Alt');

  // A notice that the keyboard opens stays open.
  await card.getByRole('button').press('Enter');
  const notice = page.getByRole('status').getByText('Repair');
  await openByClick(page, notice, await lineOf('content/site/notices.mdx', /^service:/m));
});

test('ignores clicks without Alt, so that the page handles them', async ({ lineOf, visit }) => {
  const page = await visit('/faq', wideWindow);
  const question = main(page).getByText('Which ways of payment are there?');
  const answer = page.locator('#payment');
  await openByClick(page, question, await lineOf('content/faq/payment.mdx', /^question:/m));
  expect(await answer.isVisible()).toBe(false);

  await question.click();
  await answer.waitFor();
  await header(page).getByRole('link', { name: 'Find us' }).click();
  await heading(page, 'Talk to the workshop').waitFor();
  expect(await outline(page).isVisible()).toBe(false);
  expect(await sheet(page).count()).toBe(0);
});

test('lists text that the page does not show, and opens it', async ({ lineOf, visit }) => {
  const page = await visit('/contact');
  const rows = [
    ['search engines', 'Title', 'pages/contact', /^title:/m],
    ['search engines', 'Description', 'pages/contact', /^description:/m],
    ['search engines', 'Picture for shared links', 'pages/contact', /^title:/m],
    ['visitors send', 'WhatsApp message', 'pages/contact', /^whatsapp:/m],
    ['notices', 'Notice about a service', 'site/notices', /^service:/m],
    ['form', 'Text of the mail', 'site/contact-form', /^mail:/m],
  ] as const;
  for (const [purpose, field, file, pattern] of rows) {
    await toolbarButton(page, 'More').click();
    await sheet(page).getByRole('heading', { name: purpose }).waitFor();
    await row(page, field).click();
    await expectSource(page, await lineOf(`content/${file}.mdx`, pattern));
  }
  await toolbarButton(page, 'More').click();
  await sheet(page).getByRole('heading', { name: 'notices' }).waitFor();
  expect(await sheet(page).getByText('Open the mail', { exact: true }).count()).toBe(0);
});

test('opens the list and its text by keyboard, and has no barriers', async ({ lineOf, visit }) => {
  const page = await visit('/about', withoutPolicy);
  await page.keyboard.press('Alt+Period');
  await expect.poll(() => hasFocus(toolbar(page).getByRole('button').first())).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await hasFocus(toolbarButton(page, 'More'))).toBe(true);
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('heading', { name: 'search engines' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  await row(page, 'Title').focus();
  await page.keyboard.press('Enter');
  await expectSource(page, await lineOf('content/pages/about.mdx', /^title:/m));
  await expect.poll(() => hasFocus(toolbarButton(page, 'More'))).toBe(true);
});

test('keeps a button legible that is on or has errors, while it is hovered', async ({
  devSite,
  visit,
}) => {
  const page = await visit('/faq', withoutPolicy);
  await devSite.edit('content/faq/payment.mdx', (text) => text.replace('order:', 'ordr:'));
  await toolbarButton(page, en.toFix(1)).waitFor();
  await page.keyboard.press('Escape');
  await toolbarButton(page, en.changeText).click();
  for (const name of [en.changeText, en.toFix(1)]) {
    await toolbarButton(page, name).hover();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findBarriers(page)).toEqual([]);
    }
  }
  await devSite.edit('content/faq/payment.mdx', (text) => text.replace('ordr:', 'order:'));
});

test('opens the new line if an edit has moved the text', async ({ devSite, lineOf, visit }) => {
  const page = await visit('/faq');
  const file = 'content/faq/payment.mdx';
  await devSite.edit(file, (text) =>
    text.replace('---\n', '---\n# A note.\n').replace(/\n---\n/, '\n---\n\nFirst paragraph.\n'),
  );
  await main(page).getByText('Which ways of payment are there?').click();
  await main(page).getByText('First paragraph.').waitFor();
  await openByClick(page, main(page).getByText('Which ways of payment are there?'), `${file}:3`);
  const answer = page.locator('#payment').getByRole('paragraph').last();
  await openByClick(page, answer, await lineOf(file, /(?<=First paragraph\.\n\n)/));
});

test('puts no source markers into the text and links of pages', async ({ visit }) => {
  for (const route of routes) {
    const page = await visit(route);
    if (route === '/') {
      await main(page).getByRole('button', { name: 'Repair', exact: true }).click();
      await page.getByRole('status').getByText('Repair').waitFor();
    }
    // A marker is made of invisible tag characters, which are percent-encoded in links.
    expect(await page.content()).not.toMatch(/[\u{E0020}-\u{E007F}]|%F3%A0/u);
  }
});

test('puts no text, style or module of the bar into the built site', async ({ visit }) => {
  // The built files are read as Latin-1 below, so this text must have the same form.
  const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');
  const traces = [
    sourceAttribute,
    'staff-bar',
    en.changeText,
    en.discard,
    asLatin1(ne.changeText),
    asLatin1('\u{E007F}'),
    '%F3%A0',
  ];
  const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));
  const page = await visit('/about');
  expect(tracesIn(await page.content())).toContain(sourceAttribute);

  const files = await readdir(inject('dist'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const text = await readFile(path.join(file.parentPath, file.name), 'latin1');
    expect(tracesIn(text), file.name).toEqual([]);
  }
});
