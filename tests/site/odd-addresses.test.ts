import type { Page } from 'playwright-core';
import { ask, sendRaw } from '../support/ask.ts';
import { strays, variants } from '../support/odd-addresses.ts';
import { linkedPages } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

// How a site is served is a matter of its host; the dev server is none.
const onDevServer = process.env.SITE === 'dev';

/** The beginning of an address, to tell which one failed. */
const short = (path: string) => path.slice(0, 80);

test.skipIf(onDevServer)('an odd address gets a page of this site', async ({ site }) => {
  for (const path of [...variants, ...strays]) {
    const { status, location, type, text } = await ask(site, path);
    if (location !== undefined) {
      expect([301, 302, 307, 308], short(path)).toContain(status);
      expect(new URL(location, site).origin, short(path)).toBe(site);
    } else {
      expect([200, 404], short(path)).toContain(status);
      expect(type, short(path)).toMatch(/^text\/html/);
      expect(text, short(path)).toContain('<main');
    }
  }
});

test.skipIf(onDevServer)('where nothing is, the missing page says so', async ({ site }) => {
  for (const path of strays) {
    const { status, text } = await ask(site, path);
    expect(status, short(path)).toBe(404);
    expect(text, short(path)).toContain(`<title>${pageAt(undefined).title}`);
  }
});

test.skipIf(onDevServer)(
  'what is no request is refused, and the next one served',
  async ({ site }) => {
    for (const target of ['/about\0', 'about', '/a b', `/${'a'.repeat(40_000)}`]) {
      expect(await sendRaw(site, target), short(target)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await ask(site, '/about')).status).toBe(200);
  },
);

/** What a browser makes of an address; it sends no fragment and no address of another host. */
const inBrowser = [
  variants,
  ['/about?x=1#y', '/#%', '/about#%E0%A4%A', `/about#${'a'.repeat(8192)}`],
  // Vite's own server stumbles over torn percent signs.
  onDevServer ? [] : ['/%E0%A4%A', '/about%'],
  ['/%00', '//evil.example/x', '///', `/${'a'.repeat(8000)}`],
].flat();

test('a page comes alive at an odd address as well, and leads on', async ({ visit, site }) => {
  const page = await visit('/');
  const { label, address } = linkedPages[3];
  for (const path of inBrowser) {
    await goTo(page, site + path);
    const title = main(page).getByRole('heading', { level: 1 });
    expect(await title.innerHTML(), short(path)).toBe(await servedTitle(page));
    await headerLink(page, label).click();
    await expect.poll(() => page.title(), { message: short(path) }).toBe(pageAt(address).title);
    expect(new URL(page.url()).href).toBe(site + address);
  }
});

/** The title of the open page as it was served, before its script came. */
async function servedTitle(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
}
