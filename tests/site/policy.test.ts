import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { changePages } from '../support/faults.ts';
import { allPaths, phone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { stubOtherHosts, goTo } from '../support/visits.ts';

/** The browser's messages if the Content Security Policy (CSP) blocks something. */
const policyMessages = [/Content Security Policy/, /'TrustedHTML'/];

const testAttack = test.extend({ expectedMessages: async ({}, use) => use(policyMessages) });

test('allows everything on the site, and only the map from other hosts', async ({ visit }) => {
  const outsideUrls: string[] = [];
  const page = await visit('/', { ...phone, prepare: stubOtherHosts(outsideUrls) });
  for (const path of allPaths) {
    await goTo(page, path);
    await page.getByRole('button', { name: texts.header.menu }).click();
    await page.keyboard.press('Escape');
    for (const question of await main(page).locator('summary').all()) await question.click();
    for (const picture of await main(page).getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
    }
    const map = page.getByTitle(texts.map.title, { exact: true });
    if ((await map.count()) === 0) continue;
    // The browser requests the map before it is on the screen: the slower the network, the earlier.
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => page.frames().at(-1)?.title()).toBe('outside');
    // `splice` also empties the list.
    expect(outsideUrls.splice(0)).toEqual([
      await map.evaluate((frame: HTMLIFrameElement) => frame.src),
    ]);
  }
  expect(outsideUrls).toEqual([]);

  await goTo(page, '/');
  await main(page).getByRole('button').first().click();
  await page.getByRole('status').first().waitFor();
});

test('shows a drawing with its styles when it is opened alone', async ({ visit }) => {
  const names = readdirSync(join(inject('dist'), 'assets/drawings'));
  const gate = names.find((name) => name.startsWith('gate-'));
  const page = await visit(`/assets/drawings/${gate}#closed`, { hydrates: false });
  const readDisplay = (node: Element) => getComputedStyle(node).display;
  expect(await page.locator('#closed').evaluate(readDisplay)).toBe('inline');
  expect(await page.locator('#open').evaluate(readDisplay)).toBe('none');
});

testAttack('blocks injected scripts, styles, images, frames, forms', async ({ visit, visits }) => {
  const outsideUrls: string[] = [];
  const injectedHtml = [
    '<script>window.brokenIn = true</script>',
    '<style>main { display: none }</style>',
    '<img src="https://elsewhere.example/track.png" onerror="window.brokenIn = true">',
    '<iframe src="https://elsewhere.example/"></iframe>',
    '<form action="https://elsewhere.example/"><button>Win</button></form>',
  ];
  const page = await visit('/', { prepare: stubOtherHosts(outsideUrls) });
  await changePages(page.context(), (html) => html.replace('</body>', injectedHtml.join('')));
  await goTo(page, '/about');
  await page.getByRole('button', { name: 'Win' }).dispatchEvent('click');
  await expect.poll(() => visits.messages.length).toBeGreaterThanOrEqual(injectedHtml.length);
  expect(await page.evaluate(() => 'brokenIn' in window)).toBe(false);
  expect(await main(page).isVisible()).toBe(true);
  expect(outsideUrls.filter((url) => url.includes('elsewhere'))).toEqual([]);
});

testAttack('rejects HTML that a script writes into a page', async ({ visit }) => {
  const page = await visit('/');
  const overwritePage = () =>
    page.evaluate(() => (document.body.innerHTML = '<p>Closed for ever</p>'));
  await expect(overwritePage()).rejects.toThrow('TrustedHTML');
});
