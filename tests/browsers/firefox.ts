import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import { findProgram, type Engine, type Tab } from './engine.ts';

/** Controls Firefox through WebDriver BiDi, without a driver. FIREFOX_PATH overrides its path. */
export const firefox: Engine = {
  name: 'firefox',
  install: 'apt-get install firefox-esr, or set FIREFOX_PATH to yours',
  isInstalled: () => findFirefox() !== undefined,
  open: openTab,
};

function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox');
}

/** A web page that opens `mailto:` links, because Firefox would ask which program to start. */
const mailPageUrl = 'http://localhost/mail?';

/** The setting that opens `mailto:` links with this page. Action 2 means "use a handler". */
const mailto = {
  action: 2,
  ask: false,
  handlers: [{ name: 'Mail', uriTemplate: `${mailPageUrl}%s` }],
};
const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };

/** Starts Firefox with a new profile, which `close` deletes. */
export async function launchFirefox(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  await writeFile(path.join(profile, 'handlers.json'), JSON.stringify(handlers));
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    userDataDir: profile,
    // Without motion, tests do not press where a button has just been.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const close = async () => {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { browser, close };
}

async function openTab(): Promise<Tab> {
  const { browser, close } = await launchFirefox();
  const page = await browser.newPage();
  const mailUrls: string[] = [];
  page.on('request', (request) => {
    const [, mailUrl] = request.url().split(mailPageUrl);
    if (mailUrl) mailUrls.push(decodeURIComponent(mailUrl));
  });
  const find = (xpath: string) => page.locator(`xpath/${xpath}`);
  return {
    goTo: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewport(size),
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).fill(text),
    choose: (xpath, option) => find(xpath).fill(option),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    lastMailUrl: async () => mailUrls.at(-1),
    close,
  };
}
