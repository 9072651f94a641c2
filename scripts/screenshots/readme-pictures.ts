import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';

const margin = 12;

/** Takes the pictures of the project's README: the start page, and the card that a file becomes. */
export async function takeReadmePictures(browser: Browser, site: string, folder: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 820 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // The shop is open on Tuesdays at noon.
  await page.clock.setFixedTime('2026-11-24T12:00+05:45');
  await open(page, `${site}/`);
  const start = sharp(await page.screenshot()).resize(960);
  await start.png({ palette: true }).toFile(path.join(folder, 'site.png'));

  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `${site}/about`);
  const card = page.locator('main li').filter({ hasText: 'Fair Dealing' });
  await card.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  const clip = { x: x - margin, y, width: width + 2 * margin, height };
  const cardPicture = sharp(await page.screenshot({ clip }));
  await cardPicture.png({ palette: true }).toFile(path.join(folder, 'card.png'));
  await context.close();
}

/** Opens a page and waits for its fonts and pictures. */
async function open(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}
