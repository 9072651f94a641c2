import { mkdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser/launch.ts';
import { servePreview } from './preview-server.ts';

/** Writes pictures of every page and state, at three widths, by day and at night, into shots/. */

const root = path.join(import.meta.dirname, '..');
const output = path.join(root, 'shots');
const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

interface State {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const states: State[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'sell', path: '/sell-with-us' },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact' },
  { name: 'missing', path: '/no-such-page' },
  {
    name: 'home-menu',
    path: '/',
    prepare: async (page) => {
      const menu = page.locator('[popovertarget]');
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'faq-answer',
    path: '/faq',
    prepare: (page) => page.locator('summary').nth(1).click(),
  },
  {
    name: 'contact-errors',
    path: '/contact',
    prepare: (page) => page.locator('form button').click(),
  },
  {
    name: 'contact-sent',
    path: '/contact',
    prepare: async (page) => {
      await page.locator('[name=name]').fill('Sita Sharma');
      await page.locator('[name=email]').fill('sita@example.com');
      await page.locator('[name=phone]').fill('9830000000');
      await page.locator('[name=subject]').selectOption({ index: 2 });
      await page.locator('[name=message]').fill('नमस्ते! '.repeat(40));
      await page.locator('form button').click();
      await page.locator('section[aria-labelledby]').waitFor();
      await page.waitForTimeout(1000);
    },
  },
  {
    name: 'home-notice',
    path: '/',
    prepare: async (page) => {
      await page.locator('button[type=button]:not([popovertarget])').first().click();
      await page.getByRole('status').last().waitFor();
      await page.waitForTimeout(1000);
    },
  },
];

/** States that are about what is on the screen, not about the whole page. */
const screenOnly = new Set(['home-menu', 'home-notice']);

async function shoot(browser: Browser, site: string, width: number, scheme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  for (const { name, path: address, prepare } of states) {
    const page = await context.newPage();
    await page.goto(site + address, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await prepare?.(page);
    const file = path.join(output, `${name}-${width}-${scheme}.png`);
    await page.screenshot({ path: file, fullPage: !screenOnly.has(name) });
    await page.close();
  }
  await context.close();
}

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
const server = await servePreview(path.join(root, 'dist'), 0);
const site = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await launchBrowser();
try {
  for (const width of widths) {
    for (const scheme of schemes) await shoot(browser, site, width, scheme);
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`The pictures are in ${path.relative(process.cwd(), output)}/.`);
