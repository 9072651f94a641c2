import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { nepali } from '../support/folders.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import { badge, editDialog, panel, test as base, type Desk } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

/** A file of the desk as it is now. */
const read = (desk: Desk, file: string) => readFileSync(path.join(desk.root, file), 'utf8');

const box = (page: Page) => editDialog(page).getByRole('textbox').first();
const press = (page: Page, name: string) =>
  editDialog(page).getByRole('button', { name, exact: true }).click();
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first().click();

/** Holds Alt and clicks words, which opens the dialog. */
async function openAt(page: Page, words: Locator) {
  await page.keyboard.down('Alt');
  await words.click();
  await page.keyboard.up('Alt');
  await editDialog(page).waitFor();
}

const payment = 'content/faq/payment.mdx';
const ways = 'Which ways of payment are there?';
const home = 'content/pages/home.mdx';
const business = 'content/site/business.mdx';

/** Each test leaves the files that it changes as they were. */
const test = base.extend<{ files: undefined }>({
  files: [
    async ({ desk }, use) => {
      const before = [payment, home, business].map((file) => [file, read(desk, file)] as const);
      await use(undefined);
      for (const [file, text] of before) {
        if (!existsSync(path.join(desk.root, file)) || read(desk, file) !== text) {
          await desk.edit(file, () => text);
        }
      }
    },
    { auto: true },
  ],
});

/** The questions of the browser, all answered in one way from now on. */
function answerAll(page: Page, isYes: boolean): string[] {
  const questions: string[] = [];
  page.removeAllListeners('dialog');
  page.on('dialog', (question) => {
    questions.push(question.message());
    void (isYes ? question.accept() : question.dismiss());
  });
  return questions;
}

test('a clicked question is left by Escape, which asks for words that were typed, and by Cancel', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const before = read(desk, payment);
  const no = answerAll(page, false);
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('Other words');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(no).toEqual(['Leave what you wrote unsaved?', 'Leave what you wrote unsaved?']);
  expect(await box(page).inputValue()).toBe('Other words');
  const yes = answerAll(page, true);
  await page.keyboard.press('Escape');
  await editDialog(page).waitFor({ state: 'hidden' });
  expect(yes).toHaveLength(1);
  for (const leave of [() => page.keyboard.press('Escape'), () => press(page, 'Cancel')]) {
    await openAt(page, main(page).getByText(ways));
    await leave();
    await editDialog(page).waitFor({ state: 'hidden' });
  }
  expect(yes).toHaveLength(1);
  expect(read(desk, payment)).toBe(before);
});

test('a clicked question is changed in its box by Enter, shown at once, and undone', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const before = read(desk, payment);
  await openAt(page, main(page).getByText(ways));
  await editDialog(page).getByText(`${payment}, line `).waitFor();
  expect(await box(page).inputValue()).toBe(ways);
  // The box has the focus, since the keys go there.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cash: or card?');
  await page.keyboard.press('Enter');
  await editDialog(page).waitFor({ state: 'hidden' });
  await main(page).getByText('Cash: or card?').waitFor();
  expect(read(desk, payment)).toBe(before.replace(ways, () => '"Cash: or card?"'));

  await undo(page);
  await main(page).getByText(ways).waitFor();
  expect(read(desk, payment)).toBe(before);
});

test('a clicked time opens the lines of the opening hours with its own selected, and so do closed days', async ({
  desk,
  visit,
}) => {
  const before = read(desk, business);
  const late = before.replace(
    /(\n +to: )saturday(\n(?:.*\n)*? +closes: )(.*)\n/,
    '$1thursday$2$3\n  - from: friday\n    to: friday\n    opens: 1:15 PM\n    closes: $3\n',
  );
  await desk.edit(business, () => late);
  const page = await visit('/faq');
  const hours = page.getByRole('contentinfo').getByRole('row');
  await openAt(page, hours.getByText('1:15 PM'));
  await editDialog(page).getByText(`${business}, line `).waitFor();
  const selected = () =>
    box(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  expect(await selected()).toMatch(
    /^ *- from: friday\n +to: friday\n +opens: 1:15 PM\n +closes.*$/,
  );
  const value = await box(page).inputValue();
  expect(late).toContain(`\nhours:\n${value}\n`);
  await box(page).fill(value.replace('1:15 PM', '25 PM'));
  await page.keyboard.press('Control+s');
  await editDialog(page).getByRole('alert').getByRole('listitem').waitFor();
  await box(page).fill(value.replace('1:15 PM', '1:45 PM'));
  await page.keyboard.press('Control+s');
  await hours.getByText('1:45 PM').waitFor();
  expect(read(desk, business)).toBe(late.replace('1:15', '1:45'));
  await undo(page);
  await hours.getByText('1:15 PM').waitFor();

  const closed = hours.filter({ hasText: /^(?!.*:\d\d)/ }).getByRole('cell');
  await openAt(page, closed.first());
  expect(await box(page).inputValue()).toBe(value);
});

test('a paragraph is changed as it is written, with Ctrl and S', async ({ desk, visit }) => {
  const page = await visit('/');
  const before = read(desk, home);
  await openAt(page, main(page).getByText('Each week other pieces'));
  const value = await box(page).inputValue();
  await box(page).fill(`First,\nthen ${value}`);
  await page.keyboard.press('Control+s');
  await main(page).getByText('First, then Each week').waitFor();
  expect(read(desk, home)).toBe(before.replace(value, () => `First,\nthen ${value}`));
});

test('a mistake is not saved, its fix can be applied, and a fact is explained and opens from there', async ({
  desk,
  visit,
}) => {
  const page = await visit('/');
  const before = read(desk, home);
  await openAt(page, main(page).getByText('Each week other pieces'));
  await box(page).fill('Ring {phnoe} each week.');
  await press(page, 'Save');
  await editDialog(page).getByRole('alert').getByText('there is no fact "phnoe"').waitFor();
  expect(read(desk, home)).toBe(before);
  await editDialog(page)
    .getByRole('button', { name: /^Write:/ })
    .click();
  expect(await box(page).inputValue()).toBe('Ring {phone} each week.');
  await press(page, 'Save');
  const fixed = main(page).getByText(/Ring \+977 .* each week\./);
  await fixed.waitFor();
  await editDialog(page).waitFor({ state: 'hidden' });

  await openAt(page, fixed);
  await box(page).fill('Ring {phone}.');
  const fact = editDialog(page)
    .getByRole('listitem')
    .filter({ hasText: /^\{phone\} is \+977/ });
  page.on('dialog', (question) => void question.accept());
  await fact.getByRole('button', { name: 'change it once for all pages' }).click();
  await editDialog(page).getByText('content/site/business.mdx, line ').waitFor();
  expect(await box(page).inputValue()).toMatch(/^\+977/);
});

/** Puts the Nepali pages beside the others. */
async function addNepali(desk: Desk) {
  await cp(path.join(nepali, 'content/ne'), path.join(desk.root, 'content/ne'), {
    recursive: true,
    filter: (file) => !file.endsWith('announcement.mdx'),
  });
  const status = async () => (await fetch(`${desk.url}/ne/faq`)).status;
  await expect.poll(status, { timeout: longTimeoutMs }).toBe(200);
}

/** Lets git keep the content as it is. */
function commit({ root }: Desk) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Words');
}

test('the panel tells of a translation of words that have changed, and takes it that both say the same', async ({
  desk,
  visit,
}) => {
  await addNepali(desk);
  commit(desk);
  const file = 'content/ne/faq/payment.mdx';
  const page = await visit('/ne/faq');
  const listed = panel(page).getByRole('button', { name: `${file}, line` });
  await page.keyboard.press('Alt+Period');
  await listed.click();
  await press(page, 'Both say the same');
  await editDialog(page).waitFor({ state: 'hidden' });
  expect(read(desk, file)).toMatch(/^translated_from: [0-9a-f]{40}$/m);
  await page.keyboard.press('Alt+Period');
  await panel(page).getByText('What has changed').waitFor();
  await expect.poll(() => listed.count()).toBe(0);
  await page.keyboard.press('Escape');

  await desk.edit(payment, (text) => text.replace(ways, 'How can one pay?'));
  await expect
    .poll(async () => (await fetch(`${desk.url}/faq`)).text())
    .toContain('How can one pay?');
  await page.keyboard.press('Alt+Period');
  await panel(page).getByText(`${payment} has changed since this was translated.`).waitFor();
  expect(await listed.count()).toBe(1);
  await page.keyboard.press('Escape');
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  expect(await box(page).inputValue()).toBe('कसरी तिर्ने?');
  await editDialog(page).getByRole('deletion').getByText(ways).waitFor();
  await editDialog(page).getByRole('insertion').getByText('How can one pay?').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findBarriers(page)).toEqual([]);
  const overflow = await editDialog(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBe(0);
  const before = read(desk, file);
  await press(page, 'Both say the same');
  await page.getByText(`Saved: ${file}, up to date`).waitFor();
  expect(read(desk, file)).not.toBe(before);
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  expect(await editDialog(page).getByRole('insertion').count()).toBe(0);
  await press(page, 'Cancel');
  // An open page would miss its language.
  await page.close();
  await rm(path.join(desk.root, 'content/ne'), { recursive: true });
});

test('words of a translation are changed on its page, and a fact where it stands for all languages', async ({
  desk,
  visit,
}) => {
  await addNepali(desk);
  const page = await visit('/ne/faq');
  const file = 'content/ne/faq/payment.mdx';
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  await editDialog(page).getByText(`${file}, line `).waitFor();
  // By it a browser knows how to spell and to read these words.
  expect(await box(page).getAttribute('lang')).toBe('ne');
  await box(page).fill('के-केले तिर्ने?');
  await page.keyboard.press('Enter');
  await main(page).getByText('के-केले तिर्ने?').waitFor();
  expect(read(desk, file)).toContain('question: के-केले तिर्ने?');

  await openAt(page, main(page).getByText('मा घण्टी बजाउनुहोस्।'));
  const fact = editDialog(page).getByRole('listitem').filter({ hasText: '{phone} is +977' });
  await fact.getByRole('button', { name: 'change it once for all pages' }).click();
  await editDialog(page).getByText('content/site/business.mdx, line ').waitFor();
  expect(await box(page).getAttribute('lang')).toBe('en');
  await page.keyboard.press('Escape');
  // An open page would miss its language.
  await page.close();
  await rm(path.join(desk.root, 'content/ne'), { recursive: true });
});

test('when the file has changed meanwhile, what was typed is kept', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('My words?');
  await desk.edit(payment, (text) => text.replace(ways, 'Words of a colleague?'));
  await press(page, 'Save');
  await editDialog(page).getByRole('alert').getByText('Words of a colleague?').waitFor();
  expect(await box(page).inputValue()).toBe('My words?');
  expect(read(desk, payment)).toContain('Words of a colleague?');
  await press(page, 'Save');
  await main(page).getByText('My words?').waitFor();
});

test('the list of errors opens the whole file at the error', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await desk.edit(payment, (text) => text.replace('question:', 'qestion:'));
  await panel(page)
    .getByRole('button', { name: `${payment}, line` })
    .click();
  await editDialog(page).waitFor();
  expect(await editDialog(page).getByRole('switch', { name: 'Whole file' }).isChecked()).toBe(true);
  expect(await box(page).inputValue()).toBe(read(desk, payment));
  const cursor = () => box(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  await box(page).press('Control+End');
  await editDialog(page)
    .getByRole('button', { name: `${payment}, line` })
    .click();
  await expect.poll(cursor).toBe(read(desk, payment).indexOf('qestion'));
  await editDialog(page)
    .getByRole('button', { name: /^Write:/ })
    .click();
  await press(page, 'Save');
  await editDialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => badge(page).textContent()).toBe('¶');
  expect(read(desk, payment)).toContain('\nquestion:');
});

test('the switch shows the whole file, and its changes are saved', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await editDialog(page).getByRole('switch', { name: 'Whole file' }).check();
  await expect.poll(() => box(page).inputValue()).toBe(read(desk, payment));
  const changed = read(desk, payment).replace('---\n', '---\n# A note.\n');
  await box(page).fill(changed);
  await page.keyboard.press('Control+s');
  await editDialog(page).waitFor({ state: 'hidden' });
  expect(read(desk, payment)).toBe(changed);
});

test('an entry is made and removed, each with Undo', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const file = 'content/faq/do-you-rent.mdx';
  const isThere = () => existsSync(path.join(desk.root, file));
  await openAt(page, main(page).getByText(ways));
  await editDialog(page).getByText('New entry', { exact: true }).click();
  await editDialog(page).getByLabel('What it is about').fill('Do you rent?');
  await press(page, 'Create');
  await editDialog(page).getByText(`${file}, line 1`).waitFor();
  expect(await box(page).inputValue()).toContain('question: Do you rent?');
  await main(page).getByText('Do you rent?').waitFor();
  answerAll(page, true);
  await press(page, 'Remove faq Do you rent?');
  await editDialog(page).waitFor({ state: 'hidden' });
  await expect.poll(isThere).toBe(false);
  await undo(page);
  await expect.poll(isThere).toBe(true);

  await page.keyboard.press('Alt+Period');
  const saved = panel(page)
    .getByRole('listitem')
    .filter({ hasText: `${file}, new` });
  await saved.getByText('Do you rent?').waitFor();
  expect(await saved.textContent()).toMatch(/\d\d:\d\d/);
  await saved.getByRole('button', { name: `Undo: ${file}, new` }).click();
  await expect.poll(isThere).toBe(false);
  await main(page).getByText('Do you rent?').waitFor({ state: 'detached' });
});

/** Opens the form for a new entry, and writes what it is about. */
async function startEntry(page: Page, words: string) {
  await editDialog(page).getByText('New entry', { exact: true }).click();
  await editDialog(page).getByLabel('What it is about').fill(words);
}

test('what was typed is left for a new entry, removal or another page only if one says so', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('My words?');
  await startEntry(page, 'Do you lend?');
  await editDialog(page).getByLabel('What it is about').press('Control+s');
  await press(page, 'Create');
  await press(page, `Remove faq ${ways}`);
  await expect.poll(() => questions).toEqual(['confirm', 'confirm']);
  expect(await box(page).inputValue()).toBe('My words?');
  expect(read(desk, payment)).toContain(ways);
  expect(existsSync(path.join(desk.root, 'content/faq/do-you-lend.mdx'))).toBe(false);

  const other = 'content/pages/other.mdx';
  const fields = 'title: Other words\ndescription: What else there is to know.\nwhatsapp: Hello!';
  await desk.edit(other, () => `---\n${fields}\n---\n\n# Other words\n\nNone.\n`);
  await expect.poll(() => questions).toContain('beforeunload');
  expect(await box(page).inputValue()).toBe('My words?');
  page.removeAllListeners('dialog');
  page.on('dialog', (question) => void question.accept());
  await rm(path.join(desk.root, other));
});

test('an error that comes while the dialog is open leaves it as it is', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await desk.edit(home, (text) => `${text}\n{nofact}\n`);
  await expect
    .poll(() => page.locator('dev-panel .badge').textContent())
    .toBe('1 error in content');
  expect(await page.locator('dev-panel .panel').isVisible()).toBe(false);
});

test('where a file has errors, the words that are clicked on the page open', async ({
  desk,
  visit,
}) => {
  const page = await visit('/');
  await desk.edit(home, (text) => text.replace('Each week', 'One.\n\nTwo {nofact}.\n\nEach week'));
  await panel(page).waitFor();
  await page.keyboard.press('Escape');
  await openAt(page, main(page).getByText('Each week other pieces'));
  expect(await box(page).inputValue()).toMatch(/^Each week other pieces/);
});

test('a new page is open in the dialog after the page was loaded again, with Undo', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const file = 'content/pages/our-shop.mdx';
  const loadedAgain = page.waitForEvent('load', { timeout: longTimeoutMs });
  await openAt(page, main(page).getByText(ways));
  await startEntry(page, 'Our shop');
  await editDialog(page).getByLabel('What to make').selectOption('page');
  await press(page, 'Create');
  await loadedAgain;
  await editDialog(page).getByText(`${file}, line 1`).waitFor();
  expect(await box(page).inputValue()).toBe(read(desk, file));
  const undone = page.waitForEvent('load', { timeout: longTimeoutMs });
  await undo(page);
  await undone;
  await heading(page, 'Not among these?').waitFor();
  expect(existsSync(path.join(desk.root, file))).toBe(false);
  expect(await editDialog(page).count()).toBe(0);
});

test('a page is removed once one has said so, and Undo stays on the page that is loaded then', async ({
  desk,
  visit,
}) => {
  const file = 'content/pages/other.mdx';
  const fields = 'title: Other words\ndescription: What else there is to know.\nwhatsapp: Hello!';
  await desk.edit(file, () => `---\n${fields}\n---\n\n# Other words\n\nNone.\n`);
  await expect.poll(async () => (await fetch(`${desk.url}/other`)).status).toBe(200);
  const other = await visit('/other');
  await openAt(other, heading(other, 'Other words'));
  const no = answerAll(other, false);
  await press(other, 'Remove page Other words');
  expect(no).toEqual(['Remove page Other words?']);
  expect(existsSync(path.join(desk.root, file))).toBe(true);
  answerAll(other, true);
  const loadedAgain = other.waitForEvent('load', { timeout: longTimeoutMs });
  await press(other, 'Remove page Other words');
  await loadedAgain;
  expect(existsSync(path.join(desk.root, file))).toBe(false);
  await undo(other);
  await heading(other, 'Other words').waitFor();
  expect(existsSync(path.join(desk.root, file))).toBe(true);
  await rm(path.join(desk.root, file));
});

test('the panel lists in sentences what has changed since the last commit', async ({
  desk,
  visit,
}) => {
  commit(desk);
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('How can I pay?');
  await press(page, 'Save');
  await main(page).getByText('How can I pay?').waitFor();
  await page.keyboard.press('Alt+Period');
  await panel(page).getByText('Since the last commit').click();
  await panel(page).getByText('+ How can I pay?').waitFor({ timeout: longTimeoutMs });
});

test('the dialog is usable at 360 pixels, and has no barriers by day and at night', async ({
  visit,
}) => {
  const page = await visit('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const words = main(page).getByText('Each week other pieces');
  const link = main(page).getByRole('link').first();
  await link.focus();
  await openAt(page, words);
  await box(page).fill('Ring {phnoe} or {phone}.');
  await press(page, 'Save');
  await editDialog(page).getByRole('alert').getByText('there is no fact').waitFor();
  await editDialog(page).getByText('New entry', { exact: true }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  const { width = 0 } = (await editDialog(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(360);
  const overflow = await editDialog(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBe(0);
  answerAll(page, true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(link)).toBe(true);
  await heading(page, 'From the bench').waitFor();
});

test('of a file that is refused the panel says why, and blames no editor', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const file = 'content/faq/Do_you_rent.mdx';
  await desk.edit(file, () => read(desk, payment));
  await panel(page)
    .getByRole('button', { name: `${file}, line 1` })
    .click();
  const why = page.getByRole('status').getByText(`This is written in ${file}, line 1.`);
  await why.getByText('is no file of content/ that can be changed here').waitFor();
  expect(await why.textContent()).not.toContain('editor');
  await rm(path.join(desk.root, file));
  await expect.poll(() => badge(page).textContent()).toBe('¶');
});

/** The status by which the server answers who asks for its socket. */
function statusOfSocket(address: string, query: string, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${address}/${query}`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'sec-websocket-protocol': 'vite-hmr',
        ...headers,
      },
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('no other page reaches the socket: without the token it is refused', async ({ desk }) => {
  const code = await (await fetch(`${desk.url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(code)?.[1] ?? '';
  const foreign = { origin: 'https://other.example' };
  expect(await statusOfSocket(desk.url, `?token=${token}`, { origin: desk.url })).toBe(101);
  expect(await statusOfSocket(desk.url, '', foreign)).toBe(400);
  expect(await statusOfSocket(desk.url, '?token=other', foreign)).toBe(400);
  expect(await statusOfSocket(desk.url, '', { origin: desk.url })).toBe(400);
  // A codespace forwards the socket from an address of its own.
  const forwarded = { origin: 'https://desk-5173.app.github.dev' };
  expect(await statusOfSocket(desk.url, `?token=${token}`, forwarded)).toBe(101);
});

test('a page of another program on this machine can neither learn the token nor change words', async ({
  desk,
  browser,
}) => {
  const before = read(desk, payment);
  const edit = { file: payment, shown: before, value: `${before}\nFree!\n` };
  const script = `
    const token = fetch('${desk.url}/@vite/client').then((answer) => answer.text());
    const saved = import('${desk.url}/scripts/vite/dev-panel/client/server.ts')
      .then(({ ask }) => ask('save', ${JSON.stringify(edit)}));
    const tried = await Promise.allSettled([token, saved]);
    document.body.append(tried.map(({ status }) => status).join(', '));`;
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<body><script type="module">${script}</script></body>`);
  }).listen(0);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  await page.getByText('rejected, rejected').waitFor({ timeout: 20_000 });
  expect(read(desk, payment)).toBe(before);
  await page.close();
  server.close();
});
