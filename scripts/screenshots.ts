import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { preview } from 'vite';
import { setup as replaceMachineFonts } from '../tests/support/replace-machine-fonts.ts';
import { browserArguments, requireBrowser } from './browser.ts';
import { printResult, UserError } from './user-error.ts';
import { takeGuidePictures } from './screenshots/guide-pictures.ts';
import { readFolder } from './site/site-files.ts';

const root = path.join(import.meta.dirname, '..');
const shots = path.join(root, 'shots');
const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;

/** Takes the pictures of the guide with the argument `guide`, otherwise screenshots of all pages. */
async function takePictures(): Promise<string> {
  const restoreFonts = await replaceMachineFonts();
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: browserArguments,
  });
  try {
    return await (process.argv[2] === 'guide'
      ? takeGuidePictures(browser, root)
      : takeScreenshots(browser));
  } finally {
    await browser.close();
    restoreFonts();
  }
}

/** Saves screenshots of all built pages in shots/: as on phones and desktops, by day and night. */
async function takeScreenshots(browser: Browser): Promise<string> {
  const files = await readFolder(path.join(root, 'dist'));
  // The index.html of a language's folder is a copy.
  const pages = [...files.keys()].filter((name) => /^(?!.+\/index).+\.html$/.test(name));
  if (pages.length === 0) throw new UserError('There is no built site. Run npm run build first.');
  const server = await preview({ root, logLevel: 'error', preview: { port: 0 } });
  const site = server.resolvedUrls?.local[0] ?? '';
  try {
    await rm(shots, { recursive: true, force: true });
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const page = await openPage(browser, site, width, colorScheme);
        for (const name of pages) {
          // The URL of about.html ends with about, the URL of index.html with nothing.
          await page.goto(site + name.replace(/(?:(?<=^|\/)index)?\.html$/, ''));
          await waitForContent(page);
          const id = name.replace(/\.html$/, '').replaceAll('/', '-');
          const file = path.join(shots, `${id}-${width}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        }
        await page.close();
      }
    }
    return `shots/ shows ${pages.length} pages in ${widths.length * schemes.length} ways.`;
  } finally {
    await server.close();
  }
}

async function openPage(
  browser: Browser,
  site: string,
  width: number,
  colorScheme: (typeof schemes)[number],
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // Content from other hosts, such as the map, would make each screenshot different.
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    (route) => route.abort(),
  );
  return page;
}

/** Waits until the page is hydrated and all its pictures are decoded. */
async function waitForContent(page: Page) {
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

await printResult(takePictures());
