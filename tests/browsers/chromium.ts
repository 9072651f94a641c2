import { chromium as playwrightChromium } from 'playwright-core';
import { browserArguments, findBrowser, requireBrowser } from '../../scripts/browser.ts';
import type { Engine, Tab } from './engine.ts';

export const chromium: Engine = {
  name: 'chromium',
  install: 'npx tsx scripts/browser.ts',
  isInstalled: () => findBrowser() !== undefined,
  open: openTab,
};

async function openTab(): Promise<Tab> {
  const browser = await playwrightChromium.launch({
    executablePath: requireBrowser(),
    args: browserArguments,
  });
  const page = await browser.newPage();
  const mailUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mailUrls.push(request.url());
  });
  return {
    goTo: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewportSize(size),
    click: (xpath) => page.locator(`xpath=${xpath}`).click(),
    type: (xpath, text) => page.locator(`xpath=${xpath}`).fill(text),
    choose: async (xpath, option) =>
      void (await page.locator(`xpath=${xpath}`).selectOption({ label: option })),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    lastMailUrl: async () => mailUrls.at(-1),
    close: () => browser.close(),
  };
}
