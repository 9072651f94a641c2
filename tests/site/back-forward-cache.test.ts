import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { browserArguments } from '../../scripts/browser/launch.ts';
import { expect, test } from '../support/visitor.ts';

/** Other tests drive a browser that keeps no pages; this one keeps them, as visitors' browsers do. */
test('going back to the site shows the page as it was left, without loading it', async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(`${site}/contact`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'kept' : 'loaded';
    });
  });
  await page.goto(`${site}/favicon.svg`);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.title()).toBe('kept');
  await browser.close();
});
