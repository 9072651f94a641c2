import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { sourceAttribute } from '../../src/staff/page/page-attributes.ts';
import { en } from '../../src/staff/words/en.ts';
import { ne } from '../../src/staff/words/ne.ts';
import { findBarriers } from '../support/axe.ts';
import type { Folder } from '../support/folder.ts';
import { footer, hasFocus, header, heading, itemWith, main } from '../support/parts.ts';
import {
  goToPage,
  sheet,
  test,
  textField,
  toolbar,
  toolbarButton,
  unlock,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

/** A window so wide that the header shows its links. */
const wideWindow = { viewport: { width: 1600, height: 900 } };

/** Returns the position of the first match in a file of content/: `content/faq/delivery.mdx:2`. */
function lineOf({ read }: Folder, file: string, pattern: RegExp): string {
  const text = read(`content/${file}.mdx`);
  return `content/${file}.mdx:${text.slice(0, text.search(pattern)).split('\n').length}`;
}

/** Returns the outline around the text below the pointer. The outline names the source. */
const outline = (page: Page) => page.locator('staff-bar .outline');

/** Expects the sheet to show the text at a source, and closes it. */
async function expectSource(page: Page, content: Folder, source: string) {
  const [file = '', line] = source.split(':');
  const [text = ''] = (await textField(page).inputValue()).split('\n');
  expect(content.read(file).split('\n')[Number(line) - 1]).toContain(text);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
}

/** The beginning of a text, because a link may be in the middle. */
const beginning = { position: { x: 8, y: 8 } };

/** Clicks an element with Alt, and expects the outline and the sheet to show its source. */
async function openByClick(page: Page, content: Folder, element: Locator, source: string) {
  await page.keyboard.down('Alt');
  await element.hover(beginning);
  await outline(page).getByText(source, { exact: true }).waitFor();
  await element.click(beginning);
  await page.keyboard.up('Alt');
  await outline(page).waitFor({ state: 'hidden' });
  await expectSource(page, content, source);
}

/** The elements of each page, each with the file and line that it comes from. */
const elements: { [route: string]: [(page: Page) => Locator, file: string, pattern: RegExp][] } = {
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

test('names the source of each text below the pointer while Alt is held, and opens it', async ({
  content,
  open,
}) => {
  const page = await open('/', wideWindow);
  // A notice that the keyboard opens stays open.
  const card = itemWith(page, page.getByRole('button', { name: 'Repair', exact: true }));
  await card.getByRole('button').press('Enter');
  const notice = page.getByRole('status').getByText('Repair');
  await openByClick(page, content, notice, lineOf(content, 'site/notices', /^service:/m));
  for (const [route, all] of Object.entries(elements)) {
    await goToPage(page, route);
    // A marker is made of invisible tag characters, which are percent-encoded in links.
    expect(await page.content()).not.toMatch(/[\u{E0020}-\u{E007F}]|%F3%A0/u);
    await page.keyboard.down('Alt');
    for (const [locate, file, pattern] of all) {
      await locate(page).hover(beginning);
      await outline(page)
        .getByText(lineOf(content, file, pattern), { exact: true })
        .waitFor();
    }
    await page.keyboard.up('Alt');
    await outline(page).waitFor({ state: 'hidden' });
    const [locate, file, pattern] = all[0] ?? [];
    if (locate && file && pattern)
      await openByClick(page, content, locate(page), lineOf(content, file, pattern));
    expect(new URL(page.url()).searchParams.get('page')).toBe(route);
  }

  await goToPage(page, '/');
  // The link of a door covers it, but between the lines of a text it is the text that opens.
  const facts = page.locator('[data-door]').first().locator('p').last();
  await facts.scrollIntoViewIfNeeded();
  const box = await facts.boundingBox();
  const sources = new Set<string | null>();
  await page.keyboard.down('Alt');
  for (let y = 1; y < (box?.height ?? 0); y += 1) {
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + y);
    await outline(page).waitFor();
    sources.add(await outline(page).textContent());
  }
  await page.keyboard.up('Alt');
  expect([...sources]).toEqual([expect.stringContaining('content/pages/home.mdx:')]);

  // A button covers the text of its card.
  const text = card.getByRole('paragraph');
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  await page.keyboard.down('Alt');
  await page.mouse.move(x + 8, y + 8);
  await outline(page).getByText('content/services/repair.mdx:').waitFor();
  await page.keyboard.up('Alt');
});

test('leaves clicks without Alt to the page, and opens a text where an edit has moved it', async ({
  content,
  open,
}) => {
  const page = await open('/faq', wideWindow);
  const question = main(page).getByText('Which ways of payment are there?');
  const answer = page.locator('#payment');
  await openByClick(page, content, question, lineOf(content, 'faq/payment', /^question:/m));
  expect(await answer.isVisible()).toBe(false);
  await question.click();
  await answer.waitFor();

  content.edit('content/faq/payment.mdx', (text) =>
    text.replace('---\n', '---\n# A note.\n').replace(/\n---\n/, '\n---\n\nFirst paragraph.\n'),
  );
  await unlock(page);
  await main(page).getByText('First paragraph.').waitFor();
  await openByClick(page, content, question, 'content/faq/payment.mdx:3');
  const pattern = /(?<=First paragraph\.\n\n)/;
  const last = answer.getByRole('paragraph').last();
  await openByClick(page, content, last, lineOf(content, 'faq/payment', pattern));

  await header(page).getByRole('link', { name: 'Find us' }).click();
  await heading(page, 'Talk to the workshop').waitFor();
  expect(await outline(page).isVisible()).toBe(false);
  expect(await sheet(page).count()).toBe(0);
});

test('lists what the page does not show, and opens it by keyboard', async ({ content, visit }) => {
  const page = await visit('/contact', withoutPolicy);
  await page.keyboard.press('Alt+Period');
  await expect.poll(() => hasFocus(toolbar(page).getByRole('button').first())).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await hasFocus(toolbarButton(page, 'More'))).toBe(true);
  await page.keyboard.press('Enter');
  const group = (purpose: string) => sheet(page).locator('section', { hasText: purpose });
  const row = (purpose: string, field: string) =>
    group(purpose)
      .getByRole('button', { name: new RegExp(`^${field}\\b`) })
      .first();
  for (const [purpose, ...fields] of [
    [en.purposes.page, 'Title', 'Description', 'Picture for shared links'],
    [en.purposes.chat, 'WhatsApp message'],
    [en.purposes.notices, 'Notice about a service'],
    [en.purposes.form, 'Text of the mail'],
    [en.purposes.words, 'Month 1'],
  ] as const) {
    await group(purpose).locator('summary').press('Enter');
    for (const field of fields) await row(purpose, field).waitFor();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page, 'staff-bar')).toEqual([]);
  }
  await row(en.purposes.page, 'Title').focus();
  await page.keyboard.press('Enter');
  await expectSource(page, content, lineOf(content, 'pages/contact', /^title:/m));
  await expect.poll(() => hasFocus(toolbarButton(page, 'More'))).toBe(true);

  // The search says where to change what can be tapped.
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('searchbox').fill('pigeon');
  await sheet(page).getByRole('status').getByText('Nothing found').waitFor();
  await sheet(page).getByRole('searchbox').fill('phone number');
  await sheet(page).getByRole('button', { name: 'Phone number' }).click();
  await sheet(page).getByRole('heading', { name: 'Phone number' }).waitFor();
});

test('puts no text, style or module of the bar into the built site', async () => {
  // The files are read as Latin-1, so this text must have the same form.
  const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');
  const traces = [
    sourceAttribute,
    'staff-bar',
    en.changeText,
    en.discard(),
    asLatin1(ne.changeText),
    asLatin1('\u{E007F}'),
    '%F3%A0',
  ];
  const tracesInFiles = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const found = files.map(async ({ name, parentPath }) => {
      const text = await readFile(path.join(parentPath, name), 'latin1');
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
    });
    return (await Promise.all(found)).flat();
  };
  expect(await tracesInFiles(path.join(inject('publishedDist'), 'assets/staff'))).not.toEqual([]);
  expect(await tracesInFiles(inject('dist'))).toEqual([]);
});
