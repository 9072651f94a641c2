import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { listingAddress, sourceAttribute } from '../../scripts/vite/source-finder/listing.ts';
import { findBarriers } from '../support/axe.ts';
import { startDevServer } from '../../scripts/bench/dev-server.ts';
import { useEditor, type Editor } from '../support/editor.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { collections, words as site } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';

/** A copy of the project whose dev server runs, and the editor that it opens files in. */
interface Desk extends ProjectCopy, Pick<Editor, 'opened'> {
  address: string;
  /** Where a file says something for the first time, told as `content/faq/delivery.mdx:2`. */
  lineOf: (file: string, said: RegExp) => Promise<string>;
}

const test = base.extend<{ desk: Desk; site: string }>({
  desk: [
    async ({}, use) => {
      const copy = await copyProject();
      const editor = await useEditor(copy.root);
      const server = await startDevServer(copy.root);
      const lineOf: Desk['lineOf'] = async (file, said) => {
        const text = await readFile(path.join(copy.root, file), 'utf8');
        return `${file}:${text.slice(0, text.search(said)).split('\n').length}`;
      };
      await use({ ...copy, opened: editor.opened, address: server.address, lineOf });
      await server.stop();
      editor.putAway();
      await copy.remove();
    },
    { scope: 'file' },
  ],
  site: async ({ desk }, use) => use(desk.address),
});

/** The frame around what the pointer is over, by the place that it tells. */
const outline = (page: Page) => page.locator('source-finder .outline');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Where words are written' });
const banner = (page: Page) => page.getByRole('banner');

/** Holds Alt over something, reads in the frame where it is written, and clicks. */
async function openByClick(page: Page, thing: Locator, place: string) {
  await page.keyboard.down('Alt');
  await thing.hover();
  await outline(page).getByText(place, { exact: true }).waitFor();
  await thing.click();
  await page.keyboard.up('Alt');
  await outline(page).waitFor({ state: 'hidden' });
}

/** What staff click, by page, and what the file says at the line that must open. */
const things: { [page: string]: [(page: Page) => Locator, file: string, said: RegExp][] } = {
  '/': [
    [(page) => heading(page, 'Visit the shop'), 'pages/home', /^## Visit the shop/m],
    [(page) => main(page).getByText('What we have changes'), 'pages/home', /^What we have/m],
    [(page) => main(page).getByText('Sell Your Items'), 'pages/home', /^<Button to="\/sell/m],
    [(page) => main(page).getByRole('img').first(), 'pages/home', /^<Hero/m],
    [(page) => heading(page, 'Eco-Friendly'), 'badges/eco-friendly', /^title:/m],
    [(page) => main(page).getByText('needs no new tree'), 'badges/eco-friendly', /^A used table/m],
    [(page) => banner(page).getByText('Call Now'), 'site/header', /^call:/m],
    [(page) => banner(page).getByText('FAQ', { exact: true }), 'pages/faq', /^ {2}label:/m],
    [(page) => page.getByRole('contentinfo').getByText('+977'), 'site/business', /^phone:/m],
  ],
  '/faq': [
    [(page) => main(page).getByText('How can I pay?'), 'faq/payment', /^question:/m],
    [(page) => heading(page, 'Still have questions?'), 'pages/faq', /^## Still have/m],
  ],
  '/contact': [
    [(page) => heading(page, 'Call us'), 'pages/contact', /^<Card icon="phone"/m],
    [(page) => page.getByLabel('Email', { exact: true }), 'site/contact-form', /^email:/m],
    [(page) => page.getByRole('button', { name: 'Send' }), 'site/contact-form', /^send:/m],
  ],
};

test.for(Object.keys(things))(
  'what is clicked on %s while Alt is held opens at its line',
  async (address, { desk, visit }) => {
    const page = await visit(address);
    for (const [find, file, said] of things[address] ?? []) {
      const place = await desk.lineOf(`content/${file}.mdx`, said);
      await openByClick(page, find(page), place);
      await expect.poll(desk.opened).toMatch(new RegExp(`^${place}:\\d+$`));
    }
    expect(new URL(page.url()).pathname).toBe(address);
  },
);

test('words below the face of a button are found, and so are those of a notice', async ({
  desk,
  visit,
}) => {
  const page = await visit('/');
  const { title } = collections.services[0]?.data ?? {};
  const card = main(page)
    .getByRole('listitem')
    .filter({ hasText: String(title) });
  const words = card.getByRole('paragraph');
  await words.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await words.boundingBox()) ?? {};
  await page.keyboard.down('Alt');
  await page.mouse.move(x + 8, y + 8);
  await outline(page).getByText(`${collections.services[0]?.path}:`).waitFor();
  await page.keyboard.up('Alt');

  await card.getByRole('button').click();
  const notice = page.getByRole('status').getByText(String(title));
  await openByClick(page, notice, await desk.lineOf('content/site/notices.mdx', /^service:/m));
});

test('without Alt a click does what it always does', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const question = main(page).getByText('How can I pay?');
  const answer = page.locator('#payment');
  const place = await desk.lineOf('content/faq/payment.mdx', /^question:/m);
  await openByClick(page, question, place);
  expect(await answer.isVisible()).toBe(false);
  await expect.poll(desk.opened).toContain(place);

  const opened = await desk.opened();
  await question.click();
  await answer.waitFor();
  await banner(page).getByRole('link', { name: 'Contact' }).click();
  await heading(page, 'Contact us').waitFor();
  expect(await outline(page).isVisible()).toBe(false);
  expect(await desk.opened()).toBe(opened);
});

test('the panel lists what cannot be clicked, and opens it', async ({ desk, visit }) => {
  const page = await visit('/contact');
  await page.getByRole('button', { name: 'Words that cannot be clicked' }).click();
  const rows = [
    ['title', 'pages/contact', /^title:/m],
    ['description', 'pages/contact', /^description:/m],
    ['share picture', 'pages/contact', /^title:/m],
    ['service', 'site/notices', /^service:/m],
    ['name_error', 'site/contact-form', /^name_error:/m],
  ] as const;
  for (const [field, file, said] of rows) {
    const group = panel(page)
      .getByRole('group')
      .filter({ hasText: `${path.basename(file)}.mdx` });
    await group.waitFor();
    if ((await group.getAttribute('open')) === null) await group.click();
    await group.getByRole('button', { name: new RegExp(`^${field}\\b`) }).click();
    const place = await desk.lineOf(`content/${file}.mdx`, said);
    await expect.poll(desk.opened).toMatch(new RegExp(`^${place}:\\d+$`));
  }
  expect(await panel(page).getByText(site['contact-form'].send, { exact: true }).count()).toBe(0);

  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
});

test('the panel can be used by keyboard, and has no barriers', async ({ desk, visit }) => {
  const page = await visit('/about');
  const link = main(page).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Alt+Period');
  await panel(page).getByText('description', { exact: true }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const place = await desk.lineOf('content/pages/about.mdx', /^title:/m);
  await expect.poll(desk.opened).toMatch(new RegExp(`^${place}:\\d+$`));
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(link)).toBe(true);
});

test('after an edit has moved the lines, the places are the new ones', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await desk.edit('content/faq/payment.mdx', (text) =>
    text.replace('---\n', '---\n# A note.\n').replace(/\n---\n/, '\n---\n\nFirst words.\n'),
  );
  await main(page).getByText('How can I pay?').click();
  await main(page).getByText('First words.').waitFor();
  const file = 'content/faq/payment.mdx';
  await openByClick(page, main(page).getByText('How can I pay?'), `${file}:3`);
  const answer = page.locator('#payment').getByRole('paragraph').last();
  await openByClick(page, answer, await desk.lineOf(file, /(?<=First words\.\n\n)/));
});

test('nothing of it is in the built site', async ({ desk, visit }) => {
  const traces = [sourceAttribute, listingAddress, 'source-finder', '__open-in-editor'];
  const found = (text: string) => traces.filter((trace) => text.includes(trace));
  const page = await visit('/about');
  expect(found(await page.content())).toContain(sourceAttribute);

  const { code, output } = await desk.run('build');
  expect(code, output).toBe(0);
  const folder = path.join(desk.root, 'dist');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const text = await readFile(path.join(file.parentPath, file.name), 'latin1');
    expect(found(text), file.name).toEqual([]);
  }
});
