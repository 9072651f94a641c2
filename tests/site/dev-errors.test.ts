import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fixContent } from '../../scripts/check/fix.ts';
import { findBarriers } from '../support/axe.ts';
import { field } from '../support/contact-form.ts';
import { gate } from '../support/faults.ts';
import { hasFocus, hasNotReloaded, heading, watchForReload, main } from '../support/parts.ts';
import { photo, position } from '../support/photos.ts';
import { texts } from '../support/shop.ts';
import { buildSite, copySite, startDevServer } from '../support/sites.ts';
import { badge, problems, test as base, withPauses } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { hydrated, longTimeoutMs, startVisits } from '../support/visits.ts';

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
const payment = 'content/faq/payment.mdx';
const misspell = (text: string) => text.replace('order:', 'ordr:');

test('opens the list for each new mistake on every page, and closes it when the last is fixed', async ({
  desk,
  spoil,
  visit,
}) => {
  const page = await visit('/faq');
  const undoFirst = await spoil(delivery, misspell);
  await problems(page).getByRole('heading', { name: '1 error in content' }).waitFor();
  const second = (text: string) => text.replace('question: Which', 'qestion: What');
  const undoSecond = await spoil(payment, second);
  await badge(page).getByText('2 to fix').waitFor();
  await problems(page).getByText('did you mean "question"?').waitFor();
  await problems(page).getByRole('button', { name: 'Close' }).click();
  await problems(page).waitFor({ state: 'hidden' });

  await badge(page).focus();
  await page.keyboard.press('Enter');
  await problems(page)
    .getByRole('button', { name: `${delivery}, line 3` })
    .waitFor();
  await expect.poll(() => problems(page).evaluate((node) => node.matches(':focus'))).toBe(true);

  await page.reload();
  await problems(page).getByText('did you mean "question"?').waitFor();
  await main(page).getByText('Which ways of payment are there?').waitFor();
  const other = await visit('/about');
  await problems(other).getByText('did you mean "question"?').waitFor();

  await undoFirst();
  await badge(page).getByText('1 to fix').waitFor();
  await undoSecond();
  for (const one of [page, other]) await problems(one).waitFor({ state: 'hidden' });
  await badge(page).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Everything is fixed.').waitFor();
  await desk.edit(delivery, (text) => `${text}\nFixed.\n`);
  await main(page).getByText('Fixed.', { exact: true }).waitFor({ state: 'attached' });
});

test('a photo that says where it was taken is an error on the open page until it is prepared', async ({
  desk,
  visit,
}) => {
  const page = await visit('/faq');
  const taken = await (await photo(640, 480)).withExif(position).jpeg().toBuffer();
  await writeFile(path.join(desk.root, 'content/pictures/shelf.jpg'), taken);
  await problems(page).getByText('It contains the place where it was taken').first().waitFor();

  await fixContent(desk.root);
  await problems(page).waitFor({ state: 'hidden' });
  await desk.edit('content/pages/faq.mdx', (text) => `${text}\n![A shelf](shelf)\n`);
  const image = main(page).getByRole('img', { name: 'A shelf' });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(640);
});

test('the line to write comes before the line as it is, in another colour, and the panel has no barriers, by day and at night, on a desk and a phone', async ({
  spoil,
  visit,
}) => {
  const page = await visit('/faq');
  await spoil(delivery, misspell);
  const error = problems(page).getByRole('listitem').filter({ hasText: 'delivery.mdx, line 3' });
  const write = error.getByText(/^order: \d+$/);
  const written = error.getByText('> 3 | ordr:');
  await write.waitFor();
  const [advice, fault] = await Promise.all([write.boundingBox(), written.boundingBox()]);
  expect(advice?.y).toBeLessThan(fault?.y ?? 0);
  const colour = (node: Element) => getComputedStyle(node).color;
  expect(await write.evaluate(colour)).not.toBe(await written.evaluate(colour));
  expect(await problems(page).textContent()).not.toMatch(/\[plugin|server\.hmr|\/content\//);

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
  await problems(page).getByText('did you mean "call"?').first().waitFor();
  expect(await hasFocus(field(page, 'message'))).toBe(true);
  await undo();
  await problems(page).waitFor({ state: 'hidden' });
  expect(await field(page, 'message').inputValue()).toBe('I want to sell a bed.');
});

test('warnings stand in the list and open nothing', async ({ desk, visit }) => {
  const page = await visit('/faq');
  const spare = 'content/pictures/spare.svg';
  const size = 'viewBox="0 0 4 4" width="4" height="4"';
  await desk.edit(spare, () => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`);
  // By then the page has heard of the picture.
  await desk.edit(delivery, (text) => `${text}\nHeard.\n`);
  await main(page).getByText('Heard.', { exact: true }).waitFor({ state: 'attached' });
  expect(await problems(page).isVisible()).toBe(false);
  await badge(page).getByText('1 to fix').click();
  await problems(page).getByText(spare, { exact: true }).waitFor();
});

test('a build meanwhile leaves the panel open and the page as it is', async ({ spoil, visit }) => {
  const page = await visit('/faq');
  await watchForReload(page);
  await spoil(delivery, misspell);
  await problems(page).waitFor();
  const copy = await copySite();
  try {
    await buildSite(copy);
    expect(await problems(page).getByText('> 3 | ordr:').isVisible()).toBe(true);
    expect(await hasNotReloaded(page)).toBe(true);
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
  await heading(page, texts.errors.broken).waitFor();
  await page.unroute(broken);
  await desk.edit('content/faq/payment.mdx', (text) => `${text}\nWhole again.\n`);
  await main(page).getByText('Whole again.').waitFor({ state: 'attached' });
});

test('an edit that arrives while a page is hydrating is shown', async ({ desk, visit }) => {
  const late = gate();
  const page = await visit('/faq', {
    hydrates: false,
    fault: (context) => context.route(/react-dom_client/, late.fault),
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
    const visits = startVisits(browser, server.url);
    const page = await visits.visit('/about', { hydrates: false });
    const message = problems(page).getByText('did you mean "question"?').first();
    await message.waitFor({ timeout: longTimeoutMs });
    await problems(page).getByRole('button', { name: 'content/faq/payment.mdx, line 2' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await withPauses(copy.edit)('content/faq/payment.mdx', () => sound);
    await page.getByRole('contentinfo').waitFor({ timeout: longTimeoutMs });
    await hydrated(page);
    expect(await problems(page).isVisible()).toBe(false);
    await visits.end();
    await server.close();
  } finally {
    await copy.remove();
  }
});
