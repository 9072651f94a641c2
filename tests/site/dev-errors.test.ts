import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fixContent } from '../../scripts/check/fix.ts';
import { findBarriers } from '../support/axe.ts';
import { field } from '../support/contact-form.ts';
import { gate } from '../support/faults.ts';
import { hasFocus, hasTrace, heading, leaveTrace, main } from '../support/parts.ts';
import { photo, position } from '../support/photos.ts';
import { words } from '../support/shop.ts';
import { buildSite, copySite, startDevServer } from '../support/sites.ts';
import { badge, panel, test as base, unhurried } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { hydrated } from '../support/visits.ts';

const mistakes = [
  {
    file: 'content/faq/payment.mdx',
    change: (text: string) => text.replace(/^order: .*$/m, 'order: three'),
    line: /^order:/m,
    reason: 'write a whole number, for example 3',
  },
  {
    file: 'content/faq/sell.mdx',
    change: (text: string) => `${text}\nCall {phoen}.\n`,
    line: /^Call \{phoen\}/m,
    reason: 'there is no fact "phoen"',
  },
  {
    file: 'content/pages/faq.mdx',
    change: (text: string) => `${text}\n<Buton to="call">Call</Buton>\n`,
    line: /^<Buton/m,
    reason: 'there is no tag <Buton>',
  },
];

/** Changes a file until the end of the test. @returns takes the change back at once */
type Spoil = (file: string, change: (text: string) => string) => Promise<() => Promise<void>>;

const test = base.extend<{ spoil: Spoil }>({
  spoil: async ({ desk }, use) => {
    const undone: (() => Promise<void>)[] = [];
    await use(async (file, change) => {
      let sound = '';
      await desk.edit(file, (text) => {
        sound = text;
        return change(text);
      });
      const undo = () => desk.edit(file, () => sound);
      undone.push(undo);
      return undo;
    });
    for (const undo of undone.toReversed()) await undo();
  },
});

const delivery = 'content/faq/delivery.mdx';
const misspell = (text: string) => text.replace('order:', 'ordr:');

test('a mistake opens the panel with its line and its reason, until it is fixed', async ({
  desk,
  spoil,
  visit,
}) => {
  const page = await visit('/faq');
  for (const { file, change, line, reason } of mistakes) {
    let spoilt = '';
    const undo = await spoil(file, (text) => (spoilt = change(text)));
    const number = spoilt.slice(0, spoilt.search(line)).split('\n').length;
    await panel(page)
      .getByRole('button', { name: `${file}, line ${number}` })
      .waitFor();
    await panel(page).getByText(reason).first().waitFor();

    await undo();
    await panel(page).waitFor({ state: 'hidden' });
    const fixed = `Fixed ${file}.`;
    await desk.edit(file, (text) => `${text}\n${fixed}\n`);
    await main(page).getByText(fixed, { exact: true }).waitFor({ state: 'attached' });
  }
});

test('a photo that says where it was taken is an error on the open page until it is prepared', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const taken = await (await photo(640, 480)).withExif(position).jpeg().toBuffer();
  await writeFile(path.join(desk.root, 'content/pictures/shelf.jpg'), taken);
  await panel(page).getByText('this photo says where it was taken').first().waitFor();
  // An editor of text could only spoil it.
  await panel(page).getByText('content/pictures/shelf.jpg', { exact: true }).waitFor();
  expect(await panel(page).getByRole('button', { name: 'shelf.jpg' }).count()).toBe(0);

  await fixContent(desk.root);
  await panel(page).waitFor({ state: 'hidden' });
  await desk.edit('content/pages/faq.mdx', (text) => `${text}\n![A shelf](shelf)\n`);
  const image = main(page).getByRole('img', { name: 'A shelf' });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(640);
});

test('a mistake is shown again when a page is loaded, above the last words without one', async ({
  spoil,
  visit,
}) => {
  const page = await visit('/faq');
  const undo = await spoil('content/faq/payment.mdx', (text) =>
    text.replace('question: Which', 'qestion: What'),
  );
  await panel(page).waitFor();
  await page.reload();
  await panel(page).getByText('did you mean "question"?').waitFor();
  await main(page).getByText('Which ways of payment are there?').waitFor();
  const other = await visit('/about');
  await panel(other).getByText('did you mean "question"?').waitFor();
  await undo();
  for (const one of [page, other]) await panel(one).waitFor({ state: 'hidden' });
});

test('the badge counts the errors, opens their list, and goes with the last of them', async ({
  spoil,
  visit,
}) => {
  const page = await visit('/faq');
  const undo = [await spoil(delivery, misspell), await spoil('content/faq/payment.mdx', misspell)];
  await badge(page).getByText('2 errors in content').waitFor();
  await panel(page).getByRole('heading', { name: '2 errors in content' }).waitFor();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await panel(page).waitFor({ state: 'hidden' });

  await badge(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'content/faq/delivery.mdx, line 3' }).waitFor();
  await expect.poll(() => panel(page).evaluate((node) => node.matches(':focus'))).toBe(true);
  await undo[0]?.();
  await badge(page).getByText('1 error in content').waitFor();
  await undo[1]?.();
  await badge(page).getByText('¶').waitFor();
  await page.getByRole('status').getByText('No errors in content').waitFor();
});

test('the line to write comes before the line as it is, in another colour, and the panel has no barriers, by day and at night, on a desk and a phone', async ({
  spoil,
  visit,
}) => {
  const page = await visit('/faq');
  await spoil(delivery, misspell);
  const error = panel(page).getByRole('listitem').filter({ hasText: 'delivery.mdx, line 3' });
  const write = error.getByText(/^order: \d+$/);
  const written = error.getByText('> 3 | ordr:');
  await write.waitFor();
  const [advice, fault] = await Promise.all([write.boundingBox(), written.boundingBox()]);
  expect(advice?.y).toBeLessThan(fault?.y ?? 0);
  const colour = (node: Element) => getComputedStyle(node).color;
  expect(await write.evaluate(colour)).not.toBe(await written.evaluate(colour));
  expect(await panel(page).textContent()).not.toMatch(/\[plugin|server\.hmr|\/content\//);

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 700 });
      expect(await findBarriers(page)).toEqual([]);
    }
  }
});

test('a mistake keeps what was typed and where the focus is, and so does its fix', async ({
  spoil,
  visit,
}) => {
  const page = await visit('/contact');
  await field(page, 'message').fill('I want to sell a bed.');
  const undo = await spoil('content/site/header.mdx', (text) => text.replace('call:', 'cal:'));
  await panel(page).getByText('did you mean "call"?').first().waitFor();
  expect(await hasFocus(field(page, 'message'))).toBe(true);
  await undo();
  await panel(page).waitFor({ state: 'hidden' });
  expect(await field(page, 'message').inputValue()).toBe('I want to sell a bed.');
});

test('warnings stand in the list and open nothing', async ({ desk, spoil, visit }) => {
  const page = await visit('/faq');
  await desk.edit(
    'content/pictures/spare.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4"></svg>',
  );
  await desk.edit(
    'content/site/announcement.mdx',
    () => '---\nfrom: 2020-01-01\nuntil: 2020-01-02\nwords: Closed today.\n---\n',
  );
  const undo = await spoil(delivery, misspell);
  await panel(page).waitFor();
  await undo();
  await panel(page).waitFor({ state: 'hidden' });
  await badge(page).getByText('¶').click();
  await panel(page).getByRole('button', { name: 'content/pictures/spare.svg' }).waitFor();
  await panel(page).getByRole('button', { name: 'content/site/announcement.mdx' }).waitFor();
});

test('a build meanwhile leaves the panel open and the page as it is', async ({ spoil, visit }) => {
  const page = await visit('/faq');
  await leaveTrace(page);
  await spoil(delivery, misspell);
  await panel(page).waitFor();
  const copy = await copySite();
  try {
    await buildSite(copy);
    expect(await panel(page).getByText('> 3 | ordr:').isVisible()).toBe(true);
    expect(await hasTrace(page)).toBe(true);
  } finally {
    await copy.remove();
  }
});

test('a page that broke is shown again after the edit that fixes it', async ({
  desk,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/Error: broken/);
  const page = await visit('/faq');
  const broken = /faq\/payment\.mdx\?t=/;
  await page.route(broken, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken"); }',
    }),
  );
  await desk.edit('content/faq/payment.mdx', (text) => `${text}\nBroken.\n`);
  await heading(page, words.errors.broken).waitFor();
  await page.unroute(broken);
  await desk.edit('content/faq/payment.mdx', (text) => `${text}\nWhole again.\n`);
  await main(page).getByText('Whole again.').waitFor({ state: 'attached' });
});

test('an edit that arrives while a page is hydrating is shown', async ({ desk, visit }) => {
  const late = gate();
  const page = await visit('/faq', {
    hydrates: false,
    fault: (context) => context.route(/react-dom_client/, late.fate),
  });
  // By then the page has the content as it was.
  await page.waitForResponse(/virtual:content$/);
  await desk.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^question: .*$/m, 'question: Early or late?'),
  );
  late.open();
  await hydrated(page);
  await main(page).getByText('Early or late?').waitFor();
});

test('an edit that arrives before a page can hear of it is shown', async ({ desk, visit }) => {
  const late = gate();
  const page = await visit('/faq', {
    fault: (context) =>
      context.routeWebSocket(/./, async (socket) => {
        await late.opened;
        socket.connectToServer();
      }),
  });
  await desk.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^question: .*$/m, 'question: Heard or not?'),
  );
  late.open();
  await main(page).getByText('Heard or not?').waitFor();
});

test('a mistake that was there before the start shows alone, and can be fixed', async ({
  browser,
}) => {
  const copy = await copySite();
  try {
    let sound = '';
    await copy.edit('content/faq/payment.mdx', (text) => {
      sound = text;
      return text.replace(/^question: /m, 'questoin: ');
    });
    const server = await startDevServer(copy);
    const page = await browser.newPage();
    await page.goto(`${server.address}/about`);
    await panel(page).getByText('did you mean "question"?').first().waitFor();
    await panel(page).getByRole('button', { name: 'content/faq/payment.mdx, line 2' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await unhurried(copy.edit)('content/faq/payment.mdx', () => sound);
    await page.getByRole('contentinfo').waitFor();
    await hydrated(page);
    expect(await panel(page).isVisible()).toBe(false);
    await page.close();
    await server.close();
  } finally {
    await copy.remove();
  }
});
