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

/** Returns the text of a content file. */
const read = (desk: Desk, file: string) => readFileSync(path.join(desk.root, file), 'utf8');

const payment = 'content/faq/payment.mdx';
const ways = 'Which ways of payment are there?';
const home = 'content/pages/home.mdx';
const business = 'content/site/business.mdx';

/** Restores the files that a test changes. */
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

test('closes with Escape and Cancel, and asks before discarding text', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const before = read(desk, payment);
  const no = answerAll(page, false);
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('Other text');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(no).toEqual(['Discard your changes?', 'Discard your changes?']);
  expect(await box(page).inputValue()).toBe('Other text');
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

test('saves a clicked question with Enter, shows it, and undoes it', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const before = read(desk, payment);
  await openAt(page, main(page).getByText(ways));
  await sheet(page).getByRole('heading', { name: 'Question 3 on Answers' }).waitFor();
  expect(await box(page).inputValue()).toBe(ways);
  // These keys reach the box only if it has the focus.
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

test('saves a paragraph and its line breaks with Ctrl+Enter', async ({ desk, visit }) => {
  const page = await visit('/');
  const before = read(desk, home);
  await openAt(page, main(page).getByText('Each week other pieces'));
  const value = await box(page).inputValue();
  await box(page).fill(`First,\nthen ${value}`);
  await page.keyboard.press('Control+Enter');
  await main(page).getByText('First, then Each week').waitFor();
  expect(read(desk, home)).toBe(before.replace(value, () => `First,\nthen ${value}`));
});

test('rejects an error, saves its fix by one click, and opens a fact', async ({ desk, visit }) => {
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

/** Adds the Nepali pages. */
async function addNepali(desk: Desk) {
  await cp(path.join(nepali, 'content/ne'), path.join(desk.root, 'content/ne'), {
    recursive: true,
    filter: (file) => !file.endsWith('announcement.mdx'),
  });
  const status = async () => (await fetch(`${desk.url}/ne/faq`)).status;
  await expect.poll(status, { timeout: longTimeoutMs }).toBe(200);
}

/** Commits the content. */
function commit({ root }: Desk) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Content');
}

test('lists a stale translation until it is marked as up to date', async ({ desk, visit }) => {
  await addNepali(desk);
  commit(desk);
  const file = 'content/ne/faq/payment.mdx';
  const page = await visit('/ne/faq');
  // The bar has the language of the page.
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
  const overflow = await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  await box(page).fill('कसरी पैसा तिर्ने?');
  await press(page, 'दुवैको अर्थ एउटै छ');
  await main(page).getByText('कसरी पैसा तिर्ने?').waitFor();
  await openAt(page, main(page).getByText('कसरी पैसा तिर्ने?'));
  expect(await sheet(page).getByRole('insertion').count()).toBe(0);
  await page.keyboard.press('Escape');
  // The open page would report its missing language.
  await page.close();
  await rm(path.join(desk.root, 'content/ne'), { recursive: true });
});

test('changes a translation on its page, and a fact for all languages', async ({ desk, visit }) => {
  await addNepali(desk);
  const page = await visit('/ne/faq');
  const file = 'content/ne/faq/payment.mdx';
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  // Spell checkers and screen readers need the language.
  expect(await box(page).getAttribute('lang')).toBe('ne');
  await box(page).fill('के-केले तिर्ने?');
  await page.keyboard.press('Enter');
  await main(page).getByText('के-केले तिर्ने?').waitFor();
  expect(read(desk, file)).toContain('question: के-केले तिर्ने?');

  // The sheet of a paragraph explains its facts.
  await openAt(page, main(page).getByText('मा घण्टी बजाउनुहोस्।'), { x: 400, y: 15 });
  await sheet(page).getByText('{phone} भनेको +977').waitFor();
  await press(page, 'सबै पेजमा बदल्नुहोस्');
  await sheet(page).getByRole('heading', { name: 'फोन नम्बर' }).waitFor();
  expect(await box(page).getAttribute('lang')).toBe('en');
  await page.keyboard.press('Escape');
  // The open page would report its missing language.
  await page.close();
  await rm(path.join(desk.root, 'content/ne'), { recursive: true });
});

test('keeps the typed text if the file has changed', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('My text?');
  await desk.edit(payment, (text) => text.replace(ways, 'Text of a colleague?'));
  await press(page, 'Save');
  await sheet(page).getByRole('alert').getByText('Text of a colleague?').waitFor();
  expect(await box(page).inputValue()).toBe('My text?');
  expect(read(desk, payment)).toContain('Text of a colleague?');
  await press(page, 'Save');
  await main(page).getByText('My text?').waitFor();
});

test('opens the whole file at a listed error, and saves its fix', async ({ desk, visit }) => {
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

test('opens the whole file with a switch, and saves it with Ctrl+S', async ({ desk, visit }) => {
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

test('creates and removes a question, each with Undo', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const file = 'content/faq/do-you-rent.mdx';
  const exists = () => existsSync(path.join(desk.root, file));
  await tool(page, 'New').click();
  await press(page, 'Question');
  await sheet(page).getByLabel('Question', { exact: true }).fill('Do you rent?');
  await sheet(page).getByLabel('Text').fill('No.');
  expect(exists()).toBe(false);
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
  expect(exists()).toBe(false);
  await undo(page);
  // The page requests the file, so it must not be deleted before.
  await question.waitFor();
  expect(exists()).toBe(true);

  await tool(page, /change/).click();
  const saved = sheet(page).getByRole('listitem').filter({ hasText: 'Do you rent?' });
  expect(await saved.textContent()).toMatch(/\d\d:\d\d/);
  await saved.getByRole('button', { name: /^Undo/ }).click();
  await question.waitFor({ state: 'detached' });
  expect(exists()).toBe(false);
});

test('asks before the whole file or a reload discards typed text', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const questions = answerAll(page, false);
  await openAt(page, main(page).getByText(ways));
  await box(page).fill('My text?');
  await moreActions(page);
  await sheet(page).getByRole('switch', { name: 'Whole file' }).click();
  await expect.poll(() => questions).toEqual(['Discard your changes?']);
  expect(await box(page).inputValue()).toBe('My text?');

  const other = 'content/pages/other.mdx';
  const fields = 'title: Other page\ndescription: What else there is to know.\nwhatsapp: Hello!';
  await desk.edit(other, () => `---\n${fields}\n---\n\n# Other page\n\nNone.\n`);
  await expect.poll(() => questions).toContain('beforeunload');
  expect(await box(page).inputValue()).toBe('My text?');
  answerAll(page, true);
  await rm(path.join(desk.root, other));
});

test('keeps the open sheet as it is if an error appears', async ({ desk, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(ways));
  await desk.edit(home, (text) => `${text}\n{nofact}\n`);
  // The bar is behind the sheet, so it has no role.
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

test('creates a page, and offers Undo after the page is reloaded', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const file = 'content/pages/our-shop.mdx';
  await tool(page, 'New').click();
  await press(page, 'Page');
  await sheet(page).getByLabel('Title').fill('Our shop');
  await sheet(page).getByLabel('Description').fill('Where the shop is.');
  await sheet(page).getByLabel('WhatsApp message').fill('Hello!');
  await sheet(page).getByLabel('Text').fill('Behind the mill.');
  const reloaded = page.waitForEvent('load', { timeout: longTimeoutMs });
  await press(page, 'Save');
  await reloaded;
  expect(read(desk, file)).toContain('Behind the mill.');
  const undone = page.waitForEvent('load', { timeout: longTimeoutMs });
  await undo(page);
  await undone;
  await heading(page, 'Not among these?').waitFor();
  expect(existsSync(path.join(desk.root, file))).toBe(false);
});

test('removes a page after a question, and restores it with Undo', async ({ desk, visit }) => {
  const file = 'content/pages/other.mdx';
  const fields = 'title: Other page\ndescription: What else there is to know.\nwhatsapp: Hello!';
  await desk.edit(file, () => `---\n${fields}\n---\n\n# Other page\n\nNone.\n`);
  await expect.poll(async () => (await fetch(`${desk.url}/other`)).status).toBe(200);
  const other = await visit('/other');
  await openAt(other, heading(other, 'Other page'));
  const no = answerAll(other, false);
  await moreActions(other);
  await press(other, 'Remove: page Other page');
  expect(no).toEqual([`Remove “page Other page”? This deletes:\n${file}`]);
  expect(existsSync(path.join(desk.root, file))).toBe(true);
  answerAll(other, true);
  const reloaded = other.waitForEvent('load', { timeout: longTimeoutMs });
  await press(other, 'Remove: page Other page');
  await reloaded;
  expect(existsSync(path.join(desk.root, file))).toBe(false);
  await undo(other);
  await heading(other, 'Other page').waitFor();
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

test('fits the sheet into 360 px without barriers, by day and at night', async ({ visit }) => {
  const page = await visit('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const link = main(page).getByRole('link').first();
  await link.focus();
  await openAt(page, main(page).getByText('Each week other pieces'));
  await box(page).fill('Ring {phnoe} or {phone}.');
  await press(page, 'Save');
  await sheet(page).getByRole('alert').getByText('there is no fact').waitFor();
  await moreActions(page);
  // axe ignores the top layer, so it would report that the bar covers the sheet.
  await toolbar(page).evaluate((bar) =>
    bar.parentElement?.style.setProperty('visibility', 'hidden'),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  const { width = 0 } = (await sheet(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(360);
  const overflow = await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  answerAll(page, true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(link)).toBe(true);
  await heading(page, 'From the bench').waitFor();
});

test('explains why a file cannot be opened', async ({ desk, visit }) => {
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

/** Returns the status of the response to a request for the server's socket. */
function statusOfSocket(url: string, query: string, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    const upgrade = request(`${url}/${query}`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'sec-websocket-protocol': 'vite-hmr',
        ...headers,
      },
    });
    upgrade.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    upgrade.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    upgrade.on('error', reject);
    upgrade.end();
  });
}

test('opens its socket only with the token', async ({ desk }) => {
  const code = await (await fetch(`${desk.url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(code)?.[1] ?? '';
  const foreign = { origin: 'https://other.example' };
  expect(await statusOfSocket(desk.url, `?token=${token}`, { origin: desk.url })).toBe(101);
  expect(await statusOfSocket(desk.url, '', foreign)).toBe(400);
  expect(await statusOfSocket(desk.url, '?token=other', foreign)).toBe(400);
  expect(await statusOfSocket(desk.url, '', { origin: desk.url })).toBe(400);
  // A codespace forwards the socket from its own origin.
  const forwarded = { origin: 'https://desk-5173.app.github.dev' };
  expect(await statusOfSocket(desk.url, `?token=${token}`, forwarded)).toBe(101);
});

test('hides the token from other programs, and rejects their edits', async ({ desk, browser }) => {
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
