import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findBarriers } from '../support/axe.ts';
import { nepali } from '../support/folders.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import {
  answerAll,
  badge,
  box,
  moreActions,
  openAt,
  press,
  problems,
  sheet,
  test as base,
  tool,
  toolbar,
  undo,
  type Desk,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

/** A file of the desk as it is now. */
const read = (desk: Desk, file: string) => readFileSync(path.join(desk.root, file), 'utf8');

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

test('closes the sheet by Escape, which asks about typed text, and by Cancel', async ({
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
  expect(no).toEqual(['Discard your changes?', 'Discard your changes?']);
  expect(await box(page).inputValue()).toBe('Other words');
  const yes = answerAll(page, true);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(yes).toHaveLength(1);
  for (const leave of [() => page.keyboard.press('Escape'), () => press(page, 'Cancel')]) {
    await openAt(page, main(page).getByText(ways));
    await leave();
    await sheet(page).waitFor({ state: 'hidden' });
  }
  expect(yes).toHaveLength(1);
  expect(read(desk, payment)).toBe(before);
});

test('changes a clicked question by Enter, shows it at once, and undoes it', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const before = read(desk, payment);
  await openAt(page, main(page).getByText(ways));
  await sheet(page).getByRole('heading', { name: 'Question 3 on Answers' }).waitFor();
  expect(await box(page).inputValue()).toBe(ways);
  // The box has the focus, since the keys go there.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cash: or card?');
  await page.keyboard.press('Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  await main(page).getByText('Cash: or card?').waitFor();
  expect(read(desk, payment)).toBe(before.replace(ways, () => '"Cash: or card?"'));

  await undo(page);
  await main(page).getByText(ways).waitFor();
  expect(read(desk, payment)).toBe(before);
});

test('changes a paragraph as it is written, by Ctrl and Enter', async ({ desk, visit }) => {
  const page = await visit('/');
  const before = read(desk, home);
  await openAt(page, main(page).getByText('Each week other pieces'));
  const value = await box(page).inputValue();
  await box(page).fill(`First,\nthen ${value}`);
  await page.keyboard.press('Control+Enter');
  await main(page).getByText('First, then Each week').waitFor();
  expect(read(desk, home)).toBe(before.replace(value, () => `First,\nthen ${value}`));
});

test('does not save a mistake, saves its fix by one click, and explains a fact and opens it', async ({
  desk,
  visit,
}) => {
  const page = await visit('/');
  const before = read(desk, home);
  await openAt(page, main(page).getByText('Each week other pieces'));
  await box(page).fill('Ring {phnoe} each week.');
  await press(page, 'Save');
  await sheet(page).getByRole('alert').getByText('there is no fact "phnoe"').waitFor();
  expect(read(desk, home)).toBe(before);
  await sheet(page)
    .getByRole('button', { name: /^Save as/ })
    .click();
  const fixed = main(page).getByText(/Ring \+977 .* each week\./);
  await fixed.waitFor();
  await sheet(page).waitFor({ state: 'hidden' });

  await openAt(page, fixed);
  await box(page).fill('Ring {phone}.');
  await sheet(page).getByText('{phone} is +977').waitFor();
  answerAll(page, true);
  await press(page, 'Change it on all pages');
  await sheet(page).getByRole('heading', { name: 'Phone number' }).waitFor();
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

test('lists a translation of text that has changed, until both say the same', async ({
  desk,
  visit,
}) => {
  await addNepali(desk);
  commit(desk);
  const file = 'content/ne/faq/payment.mdx';
  const page = await visit('/ne/faq');
  // The bar speaks the language of the page.
  const listed = page.getByRole('button', { name: `${file}, लाइन` });
  const open = () =>
    page
      .getByRole('toolbar')
      .getByRole('button', { name: /सच्याउने/ })
      .click();
  await open();
  await listed.click();
  await press(page, 'दुवैको अर्थ एउटै छ');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(read(desk, file)).toMatch(/^translated_from: [0-9a-f]{40}$/m);
  await expect.poll(() => listed.count()).toBe(0);

  await desk.edit(payment, (text) => text.replace(ways, 'How can one pay?'));
  await expect
    .poll(async () => (await fetch(`${desk.url}/faq`)).text())
    .toContain('How can one pay?');
  await open();
  await page.getByText(`${payment} has changed since this was translated`).waitFor();
  expect(await listed.count()).toBe(1);
  await page.keyboard.press('Escape');
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  expect(await box(page).inputValue()).toBe('कसरी तिर्ने?');
  await sheet(page).getByRole('deletion').getByText(ways).waitFor();
  await sheet(page).getByRole('insertion').getByText('How can one pay?').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findBarriers(page)).toEqual([]);
  const overflow = await sheet(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBe(0);
  await box(page).fill('कसरी पैसा तिर्ने?');
  await press(page, 'दुवैको अर्थ एउटै छ');
  await main(page).getByText('कसरी पैसा तिर्ने?').waitFor();
  await openAt(page, main(page).getByText('कसरी पैसा तिर्ने?'));
  expect(await sheet(page).getByRole('insertion').count()).toBe(0);
  await page.keyboard.press('Escape');
  // An open page would miss its language.
  await page.close();
  await rm(path.join(desk.root, 'content/ne'), { recursive: true });
});

test('changes a translation on its page, and a fact for all languages', async ({ desk, visit }) => {
  await addNepali(desk);
  const page = await visit('/ne/faq');
  const file = 'content/ne/faq/payment.mdx';
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  // By it a browser knows how to spell and to read these words.
  expect(await box(page).getAttribute('lang')).toBe('ne');
  await box(page).fill('के-केले तिर्ने?');
  await page.keyboard.press('Enter');
  await main(page).getByText('के-केले तिर्ने?').waitFor();
  expect(read(desk, file)).toContain('question: के-केले तिर्ने?');

  // The number itself, in the middle, opens as a fact.
  await openAt(page, main(page).getByText('मा घण्टी बजाउनुहोस्।'), { x: 400, y: 15 });
  await sheet(page).getByText('{phone} भनेको +977').waitFor();
  await press(page, 'सबै पेजमा बदल्नुहोस्');
  await sheet(page).getByRole('heading', { name: 'फोन नम्बर' }).waitFor();
  expect(await box(page).getAttribute('lang')).toBe('en');
  await page.keyboard.press('Escape');
  // An open page would miss its language.
  await page.close();
  await rm(path.join(desk.root, 'content/ne'), { recursive: true });
});

test('keeps what was typed if the file has changed', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('My words?');
  await desk.edit(payment, (text) => text.replace(ways, 'Words of a colleague?'));
  await press(page, 'Save');
  await sheet(page).getByRole('alert').getByText('Words of a colleague?').waitFor();
  expect(await box(page).inputValue()).toBe('My words?');
  expect(read(desk, payment)).toContain('Words of a colleague?');
  await press(page, 'Save');
  await main(page).getByText('My words?').waitFor();
});

test('opens the whole file at an error of the list', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await desk.edit(payment, (text) => text.replace('question:', 'qestion:'));
  await problems(page)
    .getByRole('button', { name: `${payment}, line` })
    .first()
    .click();
  await sheet(page).waitFor();
  await moreActions(page);
  expect(await sheet(page).getByRole('switch', { name: 'Whole file' }).isChecked()).toBe(true);
  expect(await box(page).inputValue()).toBe(read(desk, payment));
  const cursor = () => box(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  await box(page).press('Control+End');
  await sheet(page)
    .getByRole('button', { name: `${payment}, line` })
    .click();
  await expect.poll(cursor).toBe(read(desk, payment).indexOf('qestion'));
  await sheet(page)
    .getByRole('button', { name: /^Save as/ })
    .click();
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => badge(page).count()).toBe(0);
  expect(read(desk, payment)).toContain('\nquestion:');
});

test('shows the whole file by a switch, and saves its changes', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await moreActions(page);
  await sheet(page).getByRole('switch', { name: 'Whole file' }).click();
  await expect.poll(() => box(page).inputValue()).toBe(read(desk, payment));
  const changed = read(desk, payment).replace('---\n', '---\n# A note.\n');
  await box(page).fill(changed);
  await page.keyboard.press('Control+s');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(read(desk, payment)).toBe(changed);
});

test('makes and removes a question, each with Undo', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const file = 'content/faq/do-you-rent.mdx';
  const isThere = () => existsSync(path.join(desk.root, file));
  await tool(page, 'New').click();
  await press(page, 'Question');
  await sheet(page).getByLabel('Question', { exact: true }).fill('Do you rent?');
  await sheet(page).getByLabel('Text').fill('No.');
  expect(isThere()).toBe(false);
  await press(page, 'Save');
  const question = main(page).getByText('Do you rent?');
  await question.waitFor();
  expect(read(desk, file)).not.toMatch(/TODO|#/);
  await openAt(page, question);
  answerAll(page, true);
  await moreActions(page);
  await sheet(page)
    .getByRole('button', { name: /^Remove: .*Do you rent/ })
    .click();
  await sheet(page).waitFor({ state: 'hidden' });
  await question.waitFor({ state: 'detached' });
  expect(isThere()).toBe(false);
  await undo(page);
  // Deleted before the page has received it, the file would be requested in vain.
  await question.waitFor();
  expect(isThere()).toBe(true);

  await tool(page, /change/).click();
  const saved = sheet(page).getByRole('listitem').filter({ hasText: 'Do you rent?' });
  expect(await saved.textContent()).toMatch(/\d\d:\d\d/);
  await saved.getByRole('button', { name: /^Undo/ }).click();
  await question.waitFor({ state: 'detached' });
  expect(isThere()).toBe(false);
});

test('asks before typed text is discarded for another page', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const questions = answerAll(page, false);
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('My words?');
  await moreActions(page);
  await sheet(page).getByRole('switch', { name: 'Whole file' }).click();
  await expect.poll(() => questions).toEqual(['Discard your changes?']);
  expect(await box(page).inputValue()).toBe('My words?');

  const other = 'content/pages/other.mdx';
  const fields = 'title: Other words\ndescription: What else there is to know.\nwhatsapp: Hello!';
  await desk.edit(other, () => `---\n${fields}\n---\n\n# Other words\n\nNone.\n`);
  await expect.poll(() => questions).toContain('beforeunload');
  expect(await box(page).inputValue()).toBe('My words?');
  answerAll(page, true);
  await rm(path.join(desk.root, other));
});

test('keeps the open sheet as it is if an error appears', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await desk.edit(home, (text) => `${text}\n{nofact}\n`);
  // Behind the sheet the bar cannot be reached.
  await expect.poll(() => page.getByText('1 to fix').count()).toBe(1);
  expect(await sheet(page).count()).toBe(1);
  expect(await box(page).inputValue()).toBe(ways);
});

test('opens the clicked text of a file that has errors', async ({ desk, visit }) => {
  const page = await visit('/');
  await desk.edit(home, (text) => text.replace('Each week', 'One.\n\nTwo {nofact}.\n\nEach week'));
  await problems(page).waitFor();
  await page.keyboard.press('Escape');
  await openAt(page, main(page).getByText('Each week other pieces'));
  expect(await box(page).inputValue()).toMatch(/^Each week other pieces/);
});

test('makes a page, and keeps Undo on the page that is loaded again', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const file = 'content/pages/our-shop.mdx';
  await tool(page, 'New').click();
  await press(page, 'Page');
  await sheet(page).getByLabel('Title').fill('Our shop');
  await sheet(page).getByLabel('Description').fill('Where the shop is.');
  await sheet(page).getByLabel('WhatsApp message').fill('Hello!');
  await sheet(page).getByLabel('Text').fill('Behind the mill.');
  const loadedAgain = page.waitForEvent('load', { timeout: longTimeoutMs });
  await press(page, 'Save');
  await loadedAgain;
  expect(read(desk, file)).toContain('Behind the mill.');
  const undone = page.waitForEvent('load', { timeout: longTimeoutMs });
  await undo(page);
  await undone;
  await heading(page, 'Not among these?').waitFor();
  expect(existsSync(path.join(desk.root, file))).toBe(false);
});

test('removes a page only after a question, and keeps Undo on the page that is loaded then', async ({
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
  await moreActions(other);
  await press(other, 'Remove: page Other words');
  expect(no).toEqual([`Remove “page Other words”? This deletes:\n${file}`]);
  expect(existsSync(path.join(desk.root, file))).toBe(true);
  answerAll(other, true);
  const loadedAgain = other.waitForEvent('load', { timeout: longTimeoutMs });
  await press(other, 'Remove: page Other words');
  await loadedAgain;
  expect(existsSync(path.join(desk.root, file))).toBe(false);
  await undo(other);
  await heading(other, 'Other words').waitFor();
  expect(existsSync(path.join(desk.root, file))).toBe(true);
  await rm(path.join(desk.root, file));
});

test('lists the sentences that have changed since the last commit', async ({ desk, visit }) => {
  commit(desk);
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('How can I pay?');
  await press(page, 'Save');
  await main(page).getByText('How can I pay?').waitFor();
  await tool(page, '1 change').click({ timeout: longTimeoutMs });
  await sheet(page).getByRole('insertion').getByText('How can I pay?').waitFor();
  await sheet(page).getByRole('deletion').getByText(ways).waitFor();
});

test('fits the sheet into 360 pixels, without barriers by day and at night', async ({ visit }) => {
  const page = await visit('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const words = main(page).getByText('Each week other pieces');
  const link = main(page).getByRole('link').first();
  await link.focus();
  await openAt(page, words);
  await box(page).fill('Ring {phnoe} or {phone}.');
  await press(page, 'Save');
  await sheet(page).getByRole('alert').getByText('there is no fact').waitFor();
  await moreActions(page);
  // axe ignores the top layer: for it, the bar would cover a part of the sheet.
  await toolbar(page).evaluate((bar) =>
    bar.parentElement?.style.setProperty('visibility', 'hidden'),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  const { width = 0 } = (await sheet(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(360);
  const overflow = await sheet(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBe(0);
  answerAll(page, true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(link)).toBe(true);
  await heading(page, 'From the bench').waitFor();
});

test('says why a file cannot be opened', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const file = 'content/faq/Do_you_rent.mdx';
  await desk.edit(file, () => read(desk, payment));
  await problems(page)
    .getByRole('button', { name: `${file}, line 1` })
    .click();
  const why = page.getByRole('status').getByText(`This is written in ${file}, line 1.`);
  await why.getByText('is not a file of content/ that can be changed here').waitFor();
  expect(await why.textContent()).not.toContain('editor');
  await rm(path.join(desk.root, file));
  await expect.poll(() => badge(page).count()).toBe(0);
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
  const edit = { file: payment, expected: before, value: `${before}\nFree!\n` };
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
