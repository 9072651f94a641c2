import type { Page } from 'playwright-core';
import { startWords } from '../../src/staff/words/start-words.ts';
import { main } from '../support/parts.ts';
import { problemsId } from '../../src/staff/parts/context.ts';
import { en } from '../../src/staff/words/en.ts';
import { gitHubOrigin } from '../support/github.ts';
import { changeText, closeSheet, pair, test } from '../support/published-site.ts';
import { sheet, textField, toolbar, toolbarButton, waitUntilClosed } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';

/** Holds a script of the staff page back, as a slow network does, and returns what lets it come. */
async function holdScript(page: Page, name = 'main') {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/staff/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Deletes the files that this browser has read from GitHub. */
const forgetFiles = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase('staff-pictures').addEventListener('success', resolve);
  });

/** Notes each moment without a page. */
const watchForGaps = (page: Page) =>
  page.evaluate(() => {
    const seen = { gaps: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      if (!document.querySelector('main h1')) seen.gaps += 1;
      requestAnimationFrame(look);
    };
    look();
  });
const countGaps = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { gaps: number } }).seen.gaps);

test('shows the published page before its own script comes, and then the same page with the changes', async ({
  phone,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to (load resource|fetch dynamically imported module)/);
  const page = await pair(phone, '/faq');
  await page.evaluate(forgetFiles);
  const release = await holdScript(page);
  const asked = page.waitForRequest(`${gitHubOrigin}/**`, { timeout: longTimeoutMs });
  await page.reload();
  await main(page).getByText(question).waitFor();
  // A phone that knows no files asks for them meanwhile.
  await asked;
  await page.getByText(startWords.en.loading).waitFor();
  // Nothing in it can be tapped or reached by Tab yet.
  expect(await page.evaluate(() => document.getElementById('siteRoot')?.inert)).toBe(true);
  await watchForGaps(page);
  release();
  await toolbar(page).waitFor({ timeout: longTimeoutMs });
  expect(await page.getByText(startWords.en.loading).count()).toBe(0);
  expect(await page.evaluate(() => document.getElementById('siteRoot')?.inert)).toBe(false);
  expect(await countGaps(page)).toBe(0);

  await changeText(phone, page, question, changed);
  await waitUntilClosed(page);
  const releaseNext = await holdScript(page);
  await page.reload();
  await page.getByText(startWords.en.loadingChanges).waitFor();
  await main(page).getByText(question).waitFor();
  releaseNext();
  await main(page).getByText(changed).waitFor({ timeout: longTimeoutMs });

  await page.unroute('**/assets/staff/main-*.js');
  await page.route('**/assets/staff/main-*.js', (route) => route.abort());
  await page.reload();
  await page.getByText(startWords.en.offline).waitFor();
  await page.unroute('**/assets/staff/main-*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await toolbar(page).waitFor({ timeout: longTimeoutMs });
});

test('does what staff tap before the scripts of the bar have come', async ({
  phone,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to (load resource|fetch dynamically imported module)/);
  const { tap } = phone;
  const page = await pair(phone, '/faq');
  const openBeforeBar = async () => {
    const release = await holdScript(page, 'StaffApp');
    await page.reload();
    await toolbar(page).waitFor({ timeout: longTimeoutMs });
    expect(await page.evaluate(() => document.getElementById('siteRoot')?.inert)).toBe(false);
    return release;
  };
  const release = await openBeforeBar();
  const hours = toolbarButton(page, en.hoursButton);
  await tap(hours);
  await page.getByText(en.loading).waitFor();
  expect(await hours.getAttribute('aria-busy')).toBe('true');
  // The last tap counts.
  const changing = toolbarButton(page, en.changeText);
  await tap(changing);
  expect(await changing.getAttribute('aria-pressed')).toBe('true');
  await tap(main(page).getByText(question));
  await page.getByText(en.loading).waitFor();
  expect(await sheet(page).count()).toBe(0);
  await watchForGaps(page);
  release();
  await textField(page).waitFor({ timeout: longTimeoutMs });
  expect(await textField(page).inputValue()).toBe(question);
  expect(await countGaps(page)).toBe(0);
  await closeSheet(phone, page);
  expect(await changing.getAttribute('aria-pressed')).toBe('true');

  // The bar comes while a tapped text is outlined.
  const releaseNext = await openBeforeBar();
  await page.evaluate(() => {
    const wait = setTimeout;
    const tapped = new Promise((resolve) => {
      window.setTimeout = ((run: () => void, delay: number) => {
        window.setTimeout = wait;
        addEventListener('bar', run, { once: true });
        resolve(delay);
        return 0;
      }) as typeof setTimeout;
    });
    Object.assign(window, { tapped });
  });
  await tap(main(page).getByText(question));
  await page.evaluate(() => (window as unknown as { tapped: Promise<number> }).tapped);
  releaseNext();
  await page.locator(`#${problemsId}`).waitFor({ state: 'attached', timeout: longTimeoutMs });
  await page.evaluate(() => dispatchEvent(new Event('bar')));
  await textField(page).waitFor({ timeout: longTimeoutMs });
  await closeSheet(phone, page);

  // The bar comes while a button is pressed with a mouse.
  const releaseThird = await openBeforeBar();
  await hours.hover();
  await page.mouse.down();
  // A bar that may change the content looks for newer content.
  const asked = page.waitForRequest(`${gitHubOrigin}/**`, { timeout: longTimeoutMs });
  releaseThird();
  await asked;
  await page.evaluate(async () => {
    for (let count = 0; count < 5; count += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.mouse.up();
  await sheet(page).waitFor({ timeout: longTimeoutMs });
  await closeSheet(phone, page);

  // Another tab takes over, and is closed. What was tapped first is not done again.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await toolbar(page).waitFor({ state: 'detached', timeout: longTimeoutMs });
  await other.close();
  await toolbar(page).waitFor({ timeout: longTimeoutMs });
  await tap(changing);
  expect(await changing.getAttribute('aria-pressed')).toBe('false');
  expect(await sheet(page).count()).toBe(0);

  await page.unroute('**/assets/staff/StaffApp-*.js');
  await page.route('**/assets/staff/StaffApp-*.js', (route) => route.abort());
  await page.reload();
  await page.getByText(en.offline).waitFor({ timeout: longTimeoutMs });
  await tap(hours);
  await page.unroute('**/assets/staff/StaffApp-*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await sheet(page).waitFor({ timeout: longTimeoutMs });
});
