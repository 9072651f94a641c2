import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import {
  revisionName,
  sourceAttribute,
} from '../../scripts/vite/dev-panel/protocol/page-attributes.ts';
import { en } from '../../scripts/vite/dev-panel/client/strings/en.ts';
import { ne } from '../../scripts/vite/dev-panel/client/strings/ne.ts';
import { findBarriers } from '../support/axe.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import { moreActions, sheet, test as base, tool, toolbar } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

/** A test that knows the lines of the content files. */
const test = base.extend<{ lineOf: (file: string, said: RegExp) => Promise<string> }>({
  lineOf: async ({ desk }, use) => {
    // Returns the position of the first match: `content/faq/delivery.mdx:2`.
    await use(async (file, said) => {
      const text = await readFile(path.join(desk.root, file), 'utf8');
      return `${file}:${text.slice(0, text.search(said)).split('\n').length}`;
    });
  },
});

/** The frame around what the pointer is over, by the place that it tells. */
const outline = (page: Page) => page.locator('dev-panel .outline');
const banner = (page: Page) => page.getByRole('banner');
/** A window in which the header shows its links. */
const roomy = { viewport: { width: 1600, height: 900 } };

/** Reads file and line in the small print of the sheet, and closes it. */
async function expectPlace(page: Page, place: string) {
  await moreActions(page);
  await sheet(page).getByText(place.replace(':', ', line '), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
}

/** Holds Alt over something, reads its place in the frame, clicks, and reads it in the sheet. */
async function openByClick(page: Page, thing: Locator, place: string) {
  // Where its words begin: in some fonts a link within them stands in their middle.
  const position = { x: 8, y: 8 };
  await page.keyboard.down('Alt');
  await thing.hover({ position });
  await outline(page).getByText(place, { exact: true }).waitFor();
  await thing.click({ position });
  await page.keyboard.up('Alt');
  await outline(page).waitFor({ state: 'hidden' });
  await expectPlace(page, place);
}

/** What staff click, by page, and what the file says at the line that must open. */
const things: { [page: string]: [(page: Page) => Locator, file: string, said: RegExp][] } = {
  '/': [
    [(page) => heading(page, 'Come to the bench'), 'pages/home', /^## Come to the bench/m],
    [(page) => main(page).getByText('Each week other pieces'), 'pages/home', /^Each week/m],
    [(page) => main(page).getByText('Offer us a piece'), 'pages/home', /^<Door to="\/sell/m],
    [(page) => heading(page, 'Solid wood'), 'badges/solid-wood', /^title:/m],
    [(page) => main(page).getByText('No chipboard comes'), 'badges/solid-wood', /^No chipboard/m],
    [
      (page) => banner(page).getByText('Ring us').filter({ visible: true }),
      'site/header',
      /^call:/m,
    ],
    [(page) => banner(page).getByText('Answers', { exact: true }), 'pages/faq', /^ {2}label:/m],
    [(page) => page.getByRole('contentinfo').getByText('+977'), 'site/business', /^phone:/m],
    [
      (page) => page.getByRole('contentinfo').getByText('Mill Lane'),
      'site/business',
      /^ +street:/m,
    ],
    [(page) => page.getByRole('contentinfo').getByText('hello@'), 'site/business', /^email:/m],
  ],
  '/about': [[(page) => main(page).getByRole('img').first(), 'pages/about', /^<Hero/m]],
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

test.for(Object.keys(things))(
  'what is clicked on %s while Alt is held opens at its line',
  async (address, { lineOf, visit }) => {
    const page = await visit(address, roomy);
    for (const [find, file, said] of things[address] ?? []) {
      await openByClick(page, find(page), await lineOf(`content/${file}.mdx`, said));
    }
    expect(new URL(page.url()).pathname).toBe(address);
  },
);

test('words below the face of a button are found, and so are those of a notice', async ({
  lineOf,
  visit,
}) => {
  const page = await visit('/');
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Repair', exact: true }) });
  const words = card.getByRole('paragraph');
  await words.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await words.boundingBox()) ?? {};
  await page.keyboard.down('Alt');
  await page.mouse.move(x + 8, y + 8);
  await outline(page).getByText('content/services/repair.mdx:').waitFor();
  await page.keyboard.up('Alt');

  await card.getByRole('button').click();
  const notice = page.getByRole('status').getByText('Repair');
  await openByClick(page, notice, await lineOf('content/site/notices.mdx', /^service:/m));
});

test('without Alt a click does what it always does', async ({ lineOf, visit }) => {
  const page = await visit('/faq', roomy);
  const question = main(page).getByText('Which ways of payment are there?');
  const answer = page.locator('#payment');
  const place = await lineOf('content/faq/payment.mdx', /^question:/m);
  await openByClick(page, question, place);
  expect(await answer.isVisible()).toBe(false);

  await question.click();
  await answer.waitFor();
  await banner(page).getByRole('link', { name: 'Find us' }).click();
  await heading(page, 'Talk to the workshop').waitFor();
  expect(await outline(page).isVisible()).toBe(false);
  expect(await sheet(page).count()).toBe(0);
});

test('lists the text that cannot be tapped by its purpose, and opens it', async ({
  lineOf,
  visit,
}) => {
  const page = await visit('/contact');
  const rows = [
    ['search engines', 'Title', 'pages/contact', /^title:/m],
    ['search engines', 'Description', 'pages/contact', /^description:/m],
    ['search engines', 'Picture for shared links', 'pages/contact', /^title:/m],
    ['visitors send', 'WhatsApp message', 'pages/contact', /^whatsapp:/m],
    ['notices', 'Service', 'site/notices', /^service:/m],
    ['form', 'Name error', 'site/contact-form', /^name_error:/m],
  ] as const;
  for (const [purpose, field, file, text] of rows) {
    await tool(page, 'More').click();
    await sheet(page).getByRole('heading', { name: purpose }).waitFor();
    await sheet(page)
      .getByRole('button', { name: new RegExp(`^${field}\\b`) })
      .first()
      .click();
    await expectPlace(page, await lineOf(`content/${file}.mdx`, text));
  }
  await tool(page, 'More').click();
  await sheet(page).getByRole('heading', { name: 'notices' }).waitFor();
  expect(await sheet(page).getByText('Open the mail', { exact: true }).count()).toBe(0);
});

test('can be used by keyboard, and has no barriers', async ({ lineOf, visit }) => {
  const page = await visit('/about');
  await page.keyboard.press('Alt+Period');
  await expect.poll(() => hasFocus(toolbar(page).getByRole('button').first())).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await hasFocus(tool(page, 'More'))).toBe(true);
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('heading', { name: 'search engines' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  await sheet(page)
    .getByRole('button', { name: /^Title/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expectPlace(page, await lineOf('content/pages/about.mdx', /^title:/m));
  await expect.poll(() => hasFocus(tool(page, 'More'))).toBe(true);
});

test('after an edit has moved the lines, the places are the new ones', async ({
  desk,
  lineOf,
  visit,
}) => {
  const page = await visit('/faq');
  await desk.edit('content/faq/payment.mdx', (text) =>
    text.replace('---\n', '---\n# A note.\n').replace(/\n---\n/, '\n---\n\nFirst words.\n'),
  );
  await main(page).getByText('Which ways of payment are there?').click();
  await main(page).getByText('First words.').waitFor();
  const file = 'content/faq/payment.mdx';
  await openByClick(page, main(page).getByText('Which ways of payment are there?'), `${file}:3`);
  const answer = page.locator('#payment').getByRole('paragraph').last();
  await openByClick(page, answer, await lineOf(file, /(?<=First words\.\n\n)/));
});

test('what shows on no page is in none: words are copied and addresses opened without stamps', async ({
  visit,
}) => {
  for (const address of Object.keys(things)) {
    const page = await visit(address);
    if (address === '/') {
      await main(page).getByRole('button', { name: 'Repair', exact: true }).click();
      await page.getByRole('status').getByText('Repair').waitFor();
    }
    expect(await page.content()).not.toMatch(/[\u{E0020}-\u{E007F}]|%F3%A0/u);
    expect(await (await page.request.get(address)).text()).not.toMatch(/[\u{E0020}-\u{E007F}]/u);
  }
});

test('puts no text, style or module of the bar into the built site', async ({ visit }) => {
  // Of a stamp the last of its characters, byte for byte as the files are read below.
  const utf8 = (text: string) => Buffer.from(text).toString('latin1');
  const stamp = utf8('\u{E007F}');
  const traces = [
    sourceAttribute,
    revisionName,
    'dev-panel',
    'content:request',
    'preview-moment',
    'staff-bar',
    en.changeText,
    en.discard,
    utf8(ne.changeText),
    stamp,
    '%F3%A0',
  ];
  const found = (text: string) => traces.filter((trace) => text.includes(trace));
  const page = await visit('/about');
  expect(found(await page.content())).toContain(sourceAttribute);

  const files = await readdir(inject('dist'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile())) {
    const text = await readFile(path.join(file.parentPath, file.name), 'latin1');
    expect(found(text), file.name).toEqual([]);
  }
});
