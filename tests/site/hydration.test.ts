import type { Page } from 'playwright-core';
import { openDaysSentence } from '../../src/site/lib/format-hours.ts';
import { externalHandler, field, fillForm, letter, sendButton } from '../support/contact-form.ts';
import {
  blocked,
  brokenFileMessages,
  createGate,
  scriptOf,
  withFaultyFiles,
} from '../support/faults.ts';
import { catchExternalUrl } from '../support/links.ts';
import { desktop, allPaths, phone } from '../support/pages.ts';
import { headerLink, main, pathOf, waitForPage } from '../support/parts.ts';
import { expectOpenAnswers, question, questionIds } from '../support/questions.ts';
import { texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo, waitUntilIdle } from '../support/visits.ts';

/** A time when the opening status is long. */
const at = new Date('2026-11-20T20:00:00+05:45');

/** The sentence with the opening hours, which is shown without scripts. */
const hours = openDaysSentence(texts.business.hours, texts.calendar);
/** Patterns of the opening status. Scripts replace the opening hours with this status. */
const statusPatterns = Object.values(texts.opening).map(
  (template) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '.+')}$`),
);

/** Returns the visible lines, with a placeholder for the one line that scripts change. */
async function linesOf(page: Page, part: 'body' | 'main'): Promise<string[]> {
  const text = await page.locator(part).innerText();
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) =>
        line === hours || statusPatterns.some((pattern) => pattern.test(line)) ? '(hours)' : line,
      )
      // If there is space, the hours follow the status.
      .filter((line, index, lines) => line !== '(hours)' || line !== lines[index - 1])
  );
}

/** Returns the boxes of header, footer and the parts of the page. */
function boxesOf(page: Page) {
  return page.evaluate(async () => {
    // The fonts change the height of the text.
    await document.fonts.ready;
    const parts = document.querySelectorAll(
      'main > * > *, main > * > * > *, body header, body footer',
    );
    return [...parts].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, ...[x, y + window.scrollY, width, height].map(Math.round)].join(' ');
    });
  });
}

/** The photo sheet of one page is a plain list without scripts (see photo-sheet.test.ts). */
const samePaths = allPaths.filter((path) => path !== '/sell-with-us');

test('has the same text and layout before and after hydration', async ({ visit }) => {
  const staticPage = await visit('/', { javaScriptEnabled: false });
  const livePage = await visit('/', { at });
  for (const path of samePaths) {
    await staticPage.goto(path);
    await goTo(livePage, path);
    await expect.poll(() => main(livePage).locator('[data-state="unknown"]').count()).toBe(0);
    expect(await linesOf(livePage, 'main'), path).toEqual(await linesOf(staticPage, 'main'));

    for (const { viewport } of [phone, desktop]) {
      await staticPage.setViewportSize(viewport);
      await livePage.setViewportSize(viewport);
      const where = `${path} at ${viewport.width} px`;
      expect
        .soft(await linesOf(livePage, 'body'), where)
        .toEqual(await linesOf(staticPage, 'body'));
      expect.soft(await boxesOf(livePage), where).toEqual(await boxesOf(staticPage));
    }
  }
});

test('handles a tap before hydration', async ({ visit }) => {
  const page = await visit('/', {
    hydrates: false,
    prepare: (context) =>
      context.addInitScript(() => {
        const touch = new PointerEvent('pointerdown', { bubbles: true });
        const { port1, port2 } = new MessageChannel();
        // Runs between all tasks until React has started and has set a key on its container.
        port1.addEventListener('message', () => {
          const container = document.querySelector('#siteRoot');
          const hasReact = Object.keys(container ?? {}).some((key) => key.startsWith('__react'));
          if (!hasReact) {
            document.querySelector('header button')?.dispatchEvent(touch);
            return port2.postMessage('');
          }
          const { dataset } = document.documentElement;
          dataset.tapped = 'hydrated' in dataset ? 'late' : 'early';
          document.querySelector<HTMLElement>('main li button')?.click();
        });
        port1.start();
        port2.postMessage('');
      }),
  });
  await page.locator('html[data-tapped=early]').waitFor({ state: 'attached' });
  await page.getByRole('status').getByText('has no page of its own yet').waitFor();
});

const hydrationScript = scriptOf('hydrate');
const isHydrated = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);
/** Waits until the entry script has run. */
const waitForEntry = (page: Page) =>
  page.locator('html[data-minute]').waitFor({ state: 'attached' });
const service = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true });
const pressedButton = (page: Page) => page.locator('button[aria-busy=true]');

test('shows that a button is pressed, and presses it once React has come', async ({ visit }) => {
  const { fault, open } = createGate();
  const page = await visit('/', { ...withFaultyFiles(hydrationScript, fault), hydrates: false });
  await waitForEntry(page);
  for (const title of ['Repair', 'Advice']) {
    await service(page, title).click();
    await expect.poll(() => pressedButton(page).allTextContents()).toEqual([title]);
  }
  open();
  await page.getByRole('status').getByText('Advice has no page of its own yet').waitFor();
  expect(await pressedButton(page).count()).toBe(0);
});

test('hydrates without a touch on a fast connection', async ({ visit }) => {
  const page = await visit('/about', { downlink: 10, hydrates: false });
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('lets visitors read answers and follow links without React', async ({ visit }) => {
  const page = await visit('/faq', { hydrates: false });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await waitForEntry(page);
  for (const id of questionIds.slice(0, 2)) {
    await question(page, id).click();
    await expectOpenAnswers(page, [id]);
  }
  await headerLink(page, 'Find us').click();
  await page.waitForURL('**/contact');
  await waitForEntry(page);
  await waitUntilIdle(page);
  expect(urls.filter((url) => hydrationScript.test(url))).toEqual([]);
  expect(await isHydrated(page)).toBe(false);
});

/** Changes the title as the translator of a browser does, and returns it. */
async function translate(page: Page) {
  const title = main(page).locator('h1');
  await title.evaluate((heading) => {
    const font = document.createElement('font');
    font.textContent = 'Translated';
    heading.replaceChildren(font);
  });
  return title;
}

/** Returns the text of the dialog that an action opens, and closes it. */
async function readDialog(page: Page, act: () => Promise<void>): Promise<string> {
  const opened = page.waitForEvent('dialog');
  const done = act();
  const dialog = await opened;
  await dialog.accept();
  await done;
  return dialog.message();
}

test('keeps a page plain that a translator has changed before the first touch', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(externalHandler);
  const page = await visit('/contact', { hydrates: false });
  await waitForEntry(page);
  const title = await translate(page);
  await fillForm(page, letter);
  await waitUntilIdle(page);
  expect(await isHydrated(page)).toBe(false);
  expect(await title.textContent()).toBe('Translated');
  expect(await catchExternalUrl(page, () => sendButton(page).click())).toMatch(/^mailto:/);
  await page.reload();
  await expect.poll(() => field(page, 'message').inputValue()).toBe(letter.message);

  await headerLink(page, 'Workshop').click();
  await page.waitForURL('**/');
  await waitForEntry(page);
  await translate(page);
  expect(await readDialog(page, () => service(page, 'Repair').click())).toMatch(
    /^Repair has no page of its own yet/,
  );
});

test('sends the form and follows links if React cannot be loaded, and tries again', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(externalHandler, brokenFileMessages);
  const page = await visit('/contact', {
    ...withFaultyFiles(hydrationScript, blocked),
    hydrates: false,
  });
  await waitForEntry(page);
  await fillForm(page, letter);
  expect(await catchExternalUrl(page, () => sendButton(page).click())).toMatch(/^mailto:/);
  expect(await pressedButton(page).count()).toBe(0);
  await headerLink(page, 'Workshop').click();
  await page.waitForURL('**/');
  await waitForEntry(page);
  expect(await readDialog(page, () => service(page, 'Repair').click())).toMatch(
    /^Repair has no page of its own yet/,
  );
  await expect.poll(() => pressedButton(page).count()).toBe(0);
  await page.context().unrouteAll();
  await service(page, 'Repair').click();
  await page.getByRole('status').getByText('Repair has no page of its own yet').waitFor();
});

test('goes back from a reloaded page before its first touch', async ({ visit }) => {
  const page = await visit('/about');
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await page.reload();
  await waitForEntry(page);
  await page.goBack();
  await waitForPage(page, '/about');
  await waitForEntry(page);
  await page.goForward();
  await waitForPage(page, '/faq');
});

test('goes back from a reloaded page before its script has come', async ({ visit }) => {
  const { fault, open } = createGate();
  const page = await visit('/about');
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await page.context().route(scriptOf('entry-client'), fault);
  await page.reload({ waitUntil: 'commit' });
  await waitForPage(page, '/faq');
  await page.evaluate(() => history.back());
  await expect.poll(() => pathOf(page)).toBe('/about');
  open();
  await waitForPage(page, '/about');
});
