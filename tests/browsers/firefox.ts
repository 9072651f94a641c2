import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
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
const mailPage = 'http://localhost/mail?';

/** Opens `mailto:` links with this page (action 2, a handler) and asks no question. */
const mailto = {
  action: 2,
  ask: false,
  handlers: [{ name: 'Mail', uriTemplate: `${mailPage}%s` }],
};
const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };

async function openTab(): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  await writeFile(path.join(profile, 'handlers.json'), JSON.stringify(handlers));
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    userDataDir: profile,
  });
  const page = await browser.newPage();
  const mails: string[] = [];
  page.on('request', (request) => {
    const [, mail] = request.url().split(mailPage);
    if (mail) mails.push(decodeURIComponent(mail));
  });
  const find = (element: string) => page.locator(`xpath/${element}`);
  return {
    goTo: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewport(size),
    click: (element) => find(element).click(),
    type: (element, text) => find(element).fill(text),
    choose: (select, option) => find(select).fill(option),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    mail: async () => mails.at(-1),
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
