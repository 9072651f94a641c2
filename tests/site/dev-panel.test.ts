import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { revisionName, sourceAttribute } from '../../scripts/vite/dev-panel/protocol.ts';
import { findBarriers } from '../support/axe.ts';
import { pretendToRun, useEditor, type Editor } from '../support/editor.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import { editDialog, panel, test as base } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

/** The editor that the dev server opens files in. */
interface Opening extends Pick<Editor, 'opened'> {
  /** Where a file says something for the first time, told as `content/faq/delivery.mdx:2`. */
  lineOf: (file: string, said: RegExp) => Promise<string>;
}

const test = base.extend<{ editor: Opening }>({
  editor: [
    async ({ desk }, use) => {
      const { opened, restore } = await useEditor(desk.root);
      const lineOf: Opening['lineOf'] = async (file, said) => {
        const text = await readFile(path.join(desk.root, file), 'utf8');
        return `${file}:${text.slice(0, text.search(said)).split('\n').length}`;
      };
      await use({ opened, lineOf });
      restore();
    },
    { scope: 'file' },
  ],
});

/** The frame around what the pointer is over, by the place that it tells. */
const outline = (page: Page) => page.locator('dev-panel .outline');
const banner = (page: Page) => page.getByRole('banner');

/** Goes on from the dialog to the editor. */
async function openInEditor(page: Page) {
  await editDialog(page).getByRole('button', { name: 'Open in editor' }).click();
  await page.keyboard.press('Escape');
  await editDialog(page).waitFor({ state: 'hidden' });
}

/** Holds Alt over something, reads in the frame where it is written, clicks, and goes to the editor. */
async function openByClick(page: Page, thing: Locator, place: string) {
  // Where its words begin: in some fonts a link within them stands in their middle.
  const position = { x: 8, y: 8 };
  await page.keyboard.down('Alt');
  await thing.hover({ position });
  await outline(page).getByText(place, { exact: true }).waitFor();
  await thing.click({ position });
  await page.keyboard.up('Alt');
  await outline(page).waitFor({ state: 'hidden' });
  await openInEditor(page);
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
    [(page) => page.getByLabel('Your mail address'), 'site/contact-form', /^email:/m],
    [(page) => page.getByRole('button', { name: 'Open the mail' }), 'site/contact-form', /^send:/m],
    [(page) => main(page).getByText('the smell of linseed oil'), 'site/map', /^way:/m],
  ],
};

test.for(Object.keys(things))(
  'what is clicked on %s while Alt is held opens at its line',
  async (address, { editor, visit }) => {
    const page = await visit(address);
    for (const [find, file, said] of things[address] ?? []) {
      const place = await editor.lineOf(`content/${file}.mdx`, said);
      await openByClick(page, find(page), place);
      await expect.poll(editor.opened).toMatch(new RegExp(`^${place}:\\d+$`));
    }
    expect(new URL(page.url()).pathname).toBe(address);
  },
);

test('words below the face of a button are found, and so are those of a notice', async ({
  editor,
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
  await openByClick(page, notice, await editor.lineOf('content/site/notices.mdx', /^service:/m));
});

test('without Alt a click does what it always does', async ({ editor, visit }) => {
  const page = await visit('/faq');
  const question = main(page).getByText('Which ways of payment are there?');
  const answer = page.locator('#payment');
  const place = await editor.lineOf('content/faq/payment.mdx', /^question:/m);
  await openByClick(page, question, place);
  expect(await answer.isVisible()).toBe(false);
  await expect.poll(editor.opened).toContain(place);

  const opened = await editor.opened();
  await question.click();
  await answer.waitFor();
  await banner(page).getByRole('link', { name: 'Find us' }).click();
  await heading(page, 'Talk to the workshop').waitFor();
  expect(await outline(page).isVisible()).toBe(false);
  expect(await editor.opened()).toBe(opened);
});

test('the panel lists what cannot be clicked, and opens it', async ({ editor, visit }) => {
  const page = await visit('/contact');
  const rows = [
    ['title', 'pages/contact', /^title:/m],
    ['description', 'pages/contact', /^description:/m],
    ['share picture', 'pages/contact', /^title:/m],
    ['service', 'site/notices', /^service:/m],
    ['name_error', 'site/contact-form', /^name_error:/m],
  ] as const;
  for (const [field, file, said] of rows) {
    await page.getByRole('button', { name: 'Words that cannot be clicked' }).click();
    const group = panel(page)
      .getByRole('group')
      .filter({ hasText: `${path.basename(file)}.mdx` });
    await group.waitFor();
    if ((await group.getAttribute('open')) === null) await group.click();
    await group.getByRole('button', { name: new RegExp(`^${field}\\b`) }).click();
    await openInEditor(page);
    const place = await editor.lineOf(`content/${file}.mdx`, said);
    await expect.poll(editor.opened).toMatch(new RegExp(`^${place}:\\d+$`));
  }
  await page.keyboard.press('Alt+Period');
  await panel(page).getByText('notices.mdx').waitFor();
  expect(await panel(page).getByText('Open the mail', { exact: true }).count()).toBe(0);

  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
});

test('the panel can be used by keyboard, and has no barriers', async ({ editor, visit }) => {
  const page = await visit('/about');
  const link = main(page).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Alt+Period');
  await panel(page).getByText('description', { exact: true }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await editDialog(page).waitFor();
  await openInEditor(page);
  const place = await editor.lineOf('content/pages/about.mdx', /^title:/m);
  await expect.poll(editor.opened).toMatch(new RegExp(`^${place}:\\d+$`));
  await expect.poll(() => hasFocus(link)).toBe(true);
});

test('after an edit has moved the lines, the places are the new ones', async ({
  desk,
  editor,
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
  await openByClick(page, answer, await editor.lineOf(file, /(?<=First words\.\n\n)/));
});

// What runs is read from `ps`, which Windows does not have.
test.skipIf(process.platform === 'win32')(
  'where no editor runs the panel says where the words are',
  async ({ desk, editor, visit }) => {
    const running = await pretendToRun(desk.root, '');
    try {
      const page = await visit('/faq');
      await page.keyboard.down('Alt');
      await main(page).getByText('Which ways of payment are there?').click();
      await page.keyboard.up('Alt');
      await editDialog(page).getByRole('button', { name: 'Open in editor' }).click();
      const place = await editor.lineOf('content/faq/payment.mdx', /^question:/m);
      await editDialog(page).getByRole('status').getByText(place.replace(':', ', line ')).waitFor();
    } finally {
      running.end();
    }
  },
);

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

test('nothing of the panel is in the built site', async ({ visit }) => {
  // Of a stamp the last of its characters, byte for byte as the files are read below.
  const stamp = Buffer.from('\u{E007F}').toString('latin1');
  const traces = [sourceAttribute, revisionName, 'dev-panel', 'content:request', stamp, '%F3%A0'];
  const found = (text: string) => traces.filter((trace) => text.includes(trace));
  const page = await visit('/about');
  expect(found(await page.content())).toContain(sourceAttribute);

  const files = await readdir(inject('dist'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile())) {
    const text = await readFile(path.join(file.parentPath, file.name), 'latin1');
    expect(found(text), file.name).toEqual([]);
  }
});
