import { chromium } from 'playwright-core';
import { browserArguments, requireBrowser } from '../../scripts/browser.ts';
import { waitForPage } from '../support/parts.ts';
import { expect, test } from '../support/visitor.ts';
import { waitUntilHydrated } from '../support/visits.ts';

test('lets the browser keep the contact page in its back/forward cache', async ({ site }) => {
  // Playwright disables this cache by default.
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const reasons: string[] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // On a busy machine, the browser may evict the page for a circumstantial reason.
      const pageReasons = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      reasons.push(...pageReasons.map(({ reason }) => reason));
    });
    await page.goto(`${site}/contact`);
    await waitUntilHydrated(page);
    await page.goto(`${site}/icon-192.png`);
    // Delayed, because the page cannot respond after it is left.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await waitForPage(page, '/contact');
    expect(reasons).toEqual([]);
  } finally {
    await browser.close();
  }
});
