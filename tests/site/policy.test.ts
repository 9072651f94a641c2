import type { Page, Route } from 'playwright-core';
import { handedOver, letter, sendButton, write } from '../support/contact-form.ts';
import { scriptOf } from '../support/faults.ts';
import { handedToDevice } from '../support/links.ts';
import { everyAddress, phone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { words } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

/** What the browser says when the policy keeps a page from something; it fails any other test. */
const refusals = [
  /Content Security Policy/,
  /'TrustedHTML'/,
  /valid digest/,
  /Failed to fetch dynamically/,
];

const visiting = base.extend({ expectedMessages: async ({}, use) => use([handedOver]) });
const breakingIn = base.extend({ expectedMessages: async ({}, use) => use(refusals) });

visiting('the policy keeps a visitor from nothing, on any page', async ({ visit, outside }) => {
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

breakingIn(
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

breakingIn('no script may write HTML into a page', async ({ visit }) => {
  const page = await visit('/');
  const overwrite = () => page.evaluate(() => (document.body.innerHTML = '<p>Closed for ever</p>'));
  await expect(overwrite()).rejects.toThrow('TrustedHTML');
});

breakingIn(
  'a script that was changed on its way is not run, and the page can be read without it',
  async ({ visit }) => {
    const changed = async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.brokenIn = true;${await response.text()}` });
    };
    for (const script of ['entry-client', 'faq']) {
      const page = await visit('/faq', {
        fault: (context) => context.route(scriptOf(script), changed),
        hydrates: false,
      });
      await page.waitForEvent('console', (message) => message.text().includes('valid digest'));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'brokenIn' in window), script).toBe(false);
      await main(page).getByText('Which ways of payment are there?').click();
      await main(page).getByText('Pay with cash or bank transfer.').waitFor();
    }
  },
);

/** Goes down the page step by step, as a reader does, so that all that waits for it is loaded. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) await scrollTo(page, y);
  await page.waitForLoadState('networkidle');
}

/** Goes to a place on the page, in px from its top, and looks at it for a moment. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate(
    (position) =>
      new Promise((resolve) => {
        window.scrollTo(0, position);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    y,
  );
}

base(
  'nothing is fetched from outside but the map, once it comes near',
  async ({ visit, outside }) => {
    const page = await visit('/', phone);
    expect(outside).toEqual([]);
    const map = new URL(
      (await page.getByTitle(words.map.title, { exact: true }).getAttribute('src')) ?? '',
    );
    for (const address of everyAddress) {
      await goTo(page, address);
      await readToTheEnd(page);
      const hasMap = address === '/' || address === '/contact';
      expect(outside.splice(0), address).toEqual(hasMap ? [map.href] : []);
    }
  },
);

base.for(['/', '/contact'])(
  'on a phone the map of %s costs nothing until it is about two screens away',
  async (address, { visit, outside }) => {
    const page = await visit(address, phone);
    const map = page.getByTitle(words.map.title, { exact: true });
    const top = await map.evaluate((frame) => frame.getBoundingClientRect().top);
    const { height } = phone.viewport;
    await scrollTo(page, top - 4 * height);
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
    await scrollTo(page, top - 2 * height);
    await expect.poll(() => outside).toHaveLength(1);
  },
);
