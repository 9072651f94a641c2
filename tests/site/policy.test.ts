import type { Route } from 'playwright-core';
import { handedOver, letter, sendButton, write } from '../support/contact-form.ts';
import { handedToDevice } from '../support/links.ts';
import { everyAddress, phone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { words } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

/** What the browser says when the policy keeps a page from something; it fails any other test. */
const refusals = [/Content Security Policy/, /'TrustedHTML'/, /valid digest/];

const visiting = base.extend({ expectedMessages: async ({}, use) => use([handedOver]) });
const breakingIn = base.extend({ expectedMessages: async ({}, use) => use(refusals) });

/** The dev server sends no policy. */
const onDevServer = process.env.SITE === 'dev';

visiting('the policy is in no way of a visitor, on any page', async ({ visit, outside }) => {
  const page = await visit('/', phone);
  for (const address of everyAddress) {
    await goTo(page, address);
    await page.getByRole('button', { name: words.header.menu }).click();
    await page.keyboard.press('Escape');
    for (const question of await main(page).locator('summary').all()) await question.click();
    const map = page.getByTitle(words.map.title, { exact: true });
    if ((await map.count()) === 0) continue;
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => page.frames().at(-1)?.title()).toBe('outside');
  }
  expect(outside).toHaveLength(2);

  await goTo(page, '/');
  await main(page).getByRole('button').first().click();
  await page.getByRole('status').first().waitFor();
});

visiting('a letter may leave for the mail program, with script and without', async ({ visit }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/contact', { javaScriptEnabled });
    await write(page, letter);
    const address = await handedToDevice(page, () => sendButton(page).click());
    expect(address).toContain(`mailto:${words.business.email}`);
  }
});

breakingIn.skipIf(onDevServer)(
  'what somebody slips into a page is neither run nor shown nor fetched',
  async ({ visit, visits, outside }) => {
    const slippedIn = [
      '<script>window.brokenIn = true</script>',
      '<style>main { display: none }</style>',
      '<img src="https://elsewhere.example/track.png" onerror="window.brokenIn = true">',
      '<iframe src="https://elsewhere.example/"></iframe>',
      '<form action="https://elsewhere.example/"><button>Win</button></form>',
    ];
    const page = await visit('/');
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</body>', slippedIn.join('')) });
    });
    await goTo(page, '/about');
    await page.getByRole('button', { name: 'Win' }).dispatchEvent('click');
    await expect.poll(() => visits.messages.length).toBeGreaterThanOrEqual(slippedIn.length);
    expect(await page.evaluate(() => 'brokenIn' in window)).toBe(false);
    expect(await main(page).isVisible()).toBe(true);
    expect(outside.filter((address) => address.includes('elsewhere'))).toEqual([]);
  },
);

breakingIn.skipIf(onDevServer)('no script may write HTML into a page', async ({ visit }) => {
  const page = await visit('/');
  const overwrite = () => page.evaluate(() => (document.body.innerHTML = '<p>Closed for ever</p>'));
  await expect(overwrite()).rejects.toThrow('TrustedHTML');
});

breakingIn.skipIf(onDevServer)(
  'a script that was changed on its way is not run, not even one fetched later',
  async ({ visit }) => {
    const changed = async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    };
    const page = await visit('/about', {
      fault: (context) => context.route('**/assets/faq-*.js', changed),
    });
    const map = await page.locator('script[type=importmap]').textContent();
    const { integrity } = JSON.parse(map ?? '') as { integrity: Record<string, string> };
    const load = (name: string) => {
      const address = Object.keys(integrity).find((candidate) => candidate.includes(name));
      return page.evaluate(`import('${address}')`);
    };
    await load('/contact-');
    await expect(load('/faq-')).rejects.toThrow('dynamically imported module');
  },
);
