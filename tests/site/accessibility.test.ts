import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { sendButton } from '../support/contact-form.ts';
import { headerLink, main, notice } from '../support/parts.ts';
import { desk, everyAddress, phone } from '../support/pages.ts';
import { collections, words } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

/** Moments at which the shop is closed and open; what the pages say of it differs in colour. */
const friday = { at: new Date('2026-11-20T20:00:00+05:45') };
const monday = { at: new Date('2026-11-23T12:00:00+05:45') };

const windows = [phone, desk];
const schemes = ['light', 'dark'] as const;

test.for(everyAddress)('%s has no barriers, by day and at night', async (address, { visit }) => {
  const page = await visit(address, friday);
  expect(await barriersIn(page, windows)).toEqual([]);
});

testOnNext('a page with the example of every tag has no barriers', async ({ visit }) => {
  const page = await visit('/every-tag', friday);
  expect(await barriersIn(page, windows)).toEqual([]);
});

test('the home page has no barriers while the shop is open', async ({ visit }) => {
  const page = await visit('/', monday);
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('the open menu has no barriers', async ({ visit }) => {
  const page = await visit('/', { ...phone, ...friday });
  await page.getByRole('button', { name: words.header.menu }).click();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('an open answer has no barriers', async ({ visit }) => {
  const page = await visit('/faq');
  const last = collections.faq.at(-1);
  await main(page).getByText(String(last?.data.question), { exact: true }).click();
  await page.locator(`#${last?.id}`).waitFor();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('a notice has no barriers', async ({ visit }) => {
  const page = await visit('/', { ...phone, ...friday });
  const title = String(collections.services[0]?.data.title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await notice(page, words.notices.service.replace('{service}', title)).waitFor();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('a refused form has no barriers', async ({ visit }) => {
  const page = await visit('/contact', friday);
  await sendButton(page).click();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('a page reached by a link has no barriers', async ({ visit }) => {
  const page = await visit('/');
  await headerLink(page, 'Answers').click();
  await main(page).getByRole('heading', { name: 'Not among these?' }).waitFor();
  expect(await barriersIn(page, [desk])).toEqual([]);
});

/** What axe finds at each size, by day and at night. */
async function barriersIn(page: Page, sizes: typeof windows): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // What lies behind the header is no smaller for that.
      await page.evaluate(() => window.scrollTo(0, 0));
      const barriers = await findBarriers(page);
      found.push(...barriers.map((barrier) => `${viewport.width} px, ${colorScheme}: ${barrier}`));
    }
  }
  return found;
}

interface VirtualScreenReader {
  start: (options: { container: Element }) => Promise<void>;
  next: () => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const bundle = createRequire(import.meta.url)
  .resolve('@guidepup/virtual-screen-reader')
  .replace(/lib\/.*$/, 'lib/esm/index.browser.js');

/** Lets a virtual screen reader read the whole page, and returns all that it says. */
async function readOut(page: Page): Promise<string[]> {
  const source = await readFile(bundle, 'utf8');
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.addScriptTag({
    type: 'module',
    content: "import { virtual } from '/virtual-screen-reader.js'; window.virtual = virtual;",
  });
  await page.waitForFunction(() => 'virtual' in window);
  return page.evaluate(async () => {
    const { virtual } = window as unknown as { virtual: VirtualScreenReader };
    await virtual.start({ container: document.body });
    for (let steps = 0; steps < 1_500; steps += 1) {
      await virtual.next();
      const last = (await virtual.spokenPhraseLog()).at(-1);
      if (last === 'end of document' || last === 'document') break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  });
}

test.for(everyAddress)(
  'a screen reader reads %s from top to bottom',
  async (address, { visit, expectedMessages }) => {
    expectedMessages.push(/404/);
    const page = await visit(address, withoutPolicy);
    const said = await readOut(page);
    const heading = said.find((phrase) => phrase.startsWith('heading,'));
    expect(heading).toMatch(/level 1$/);
    for (const landmark of ['banner', 'navigation, All pages', 'main', 'contentinfo']) {
      expect(
        said.filter((phrase) => phrase === landmark),
        landmark,
      ).toHaveLength(1);
    }
    // Nothing is nameless: every control says more than what kind of thing it is.
    expect(
      said.filter((phrase) => /^(link|button|textbox|combobox|img|image)$/.test(phrase)),
    ).toEqual([]);
    expect(said.filter((phrase) => phrase.includes('in another tab')).length).toBeGreaterThan(3);
  },
);
