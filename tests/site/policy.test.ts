import { allPaths, phone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { texts } from '../support/shop.ts';
import { expect, test as visiting } from '../support/visitor.ts';
import { answerOutside, goTo } from '../support/visits.ts';

/** The browser's messages if the policy blocks something. They fail any other test. */
const refusals = [/Content Security Policy/, /'TrustedHTML'/];

const breakingIn = visiting.extend({ expectedMessages: async ({}, use) => use(refusals) });

visiting(
  'the policy keeps a visitor from nothing, and nothing is fetched from outside but the map once it comes near',
  async ({ visit }) => {
    const outside: string[] = [];
    const page = await visit('/', { ...phone, fault: answerOutside(outside) });
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
      expect(outside).toEqual([]);
      await map.scrollIntoViewIfNeeded();
      await expect.poll(() => page.frames().at(-1)?.title()).toBe('outside');
      expect(outside.splice(0)).toEqual([
        await map.evaluate((frame: HTMLIFrameElement) => frame.src),
      ]);
    }
    expect(outside).toEqual([]);

    await goTo(page, '/');
    await main(page).getByRole('button').first().click();
    await page.getByRole('status').first().waitFor();
  },
);

breakingIn(
  'what somebody slips into a page is neither run nor shown nor fetched',
  async ({ visit, visits }) => {
    const outside: string[] = [];
    const slippedIn = [
      '<script>window.brokenIn = true</script>',
      '<style>main { display: none }</style>',
      '<img src="https://elsewhere.example/track.png" onerror="window.brokenIn = true">',
      '<iframe src="https://elsewhere.example/"></iframe>',
      '<form action="https://elsewhere.example/"><button>Win</button></form>',
    ];
    const page = await visit('/', { fault: answerOutside(outside) });
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
    expect(outside.filter((url) => url.includes('elsewhere'))).toEqual([]);
  },
);

breakingIn('no script may write HTML into a page', async ({ visit }) => {
  const page = await visit('/');
  const overwrite = () => page.evaluate(() => (document.body.innerHTML = '<p>Closed for ever</p>'));
  await expect(overwrite()).rejects.toThrow('TrustedHTML');
});
