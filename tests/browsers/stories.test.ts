import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test as base } from 'vitest';
import { letter } from '../support/contact-form.ts';
import { startHost, type Host } from '../support/host.ts';
import { website } from '../support/next-release.ts';
import { readMovement, recordMovement } from '../support/movement.ts';
import { desktop, linkedPages, missingPath, phone } from '../support/pages.ts';
import { questionIds, questionText } from '../support/questions.ts';
import { pageAt, texts } from '../support/shop.ts';
import { touchPage } from '../support/visits.ts';
import type { Tab } from './engine.ts';
import { engines } from './engines.ts';

const button = (name: string) => `//button[normalize-space()="${name}"]`;
const headerLink = (name: string) => `//header//a[normalize-space()="${name}"]`;
const mailLink = '//main//a[starts-with(@href, "mailto:")]';
const question = (id: string) => `//main//summary[normalize-space()="${questionText(id)}"]`;
const field = (label: string) => `//form//*[@id = //label[.="${label}"]/@for]`;
const sendButton = '//form//button';

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await startHost(inject('dist'));
    await use(host);
    await host.close();
  },
});

for (const engine of engines) {
  describe.runIf(engine.isInstalled())(engine.name, () => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await engine.open();
    });
    beforeEach(() => tab.resize(phone.viewport));
    afterAll(() => tab.close());

    test('shows every page in every language without console messages', async ({ host }) => {
      for (const path of await readAllPaths()) {
        await visit(tab, `${host.url}${path}`);
        for (const { viewport } of [phone, desktop]) {
          await tab.resize(viewport);
          await expect.poll(() => evaluateIn(tab, () => window.innerWidth)).toBe(viewport.width);
          const overflow = await evaluateIn(tab, () => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect.soft(overflow, `${path} at ${viewport.width} px`).toBe(0);
        }
      }
      expect(await readMessages(tab)).toEqual([]);
    });

    // A visitor may touch the page before React has come, or later.
    for (const [start, open] of Object.entries({ 'before React': load, 'after React': visit })) {
      describe(start, () => {
        test('opens the menu, changes the page without a reload, and goes back', async ({
          host,
        }) => {
          await open(tab, `${host.url}/`);
          await evaluateIn(tab, () => void Object.assign(window, { hasNotReloaded: true }));
          expect(await readVisibleLinks(tab)).toEqual([]);
          await tab.click(button('Contents'));
          await expect.poll(() => evaluateIn(tab, isHydrated)).toBe(true);
          await expect
            .poll(() => readVisibleLinks(tab))
            .toEqual(linkedPages.map(({ label }) => label));
          await tab.click(headerLink('Find us'));
          await expect.poll(() => readTitle(tab)).toBe(pageAt('/contact').title);
          await expect.poll(() => readVisibleLinks(tab)).toEqual([]);
          await tab.back();
          await expect.poll(() => readTitle(tab)).toBe(pageAt('/').title);
          expect(await evaluateIn(tab, () => 'hasNotReloaded' in window)).toBe(true);
          expect(await readMessages(tab)).toEqual([]);
        });

        test('opens one answer at a time, and closes the last answer', async ({ host }) => {
          await open(tab, `${host.url}/faq`);
          await evaluateIn(tab, recordMovement);
          // Down, up and down again. A second click on the same question would close it.
          const upAndDown = [...questionIds.slice(0, -1).toReversed(), ...questionIds.slice(1)];
          for (const id of [...questionIds, ...upAndDown]) {
            // The driver scrolls to a question that is out of sight.
            await evaluateIn(tab, () => void dispatchEvent(new Event('visitor-scrolls')));
            await tab.click(question(id));
            await expect.poll(() => readOpenAnswers(tab)).toEqual([id]);
            await evaluateIn(tab, () => new Promise((resolve) => requestAnimationFrame(resolve)));
          }
          expect(await evaluateIn(tab, readMovement)).toBeLessThanOrEqual(6);
          await tab.click(question(questionIds.at(-1) ?? ''));
          await expect.poll(() => readOpenAnswers(tab)).toEqual([]);
          expect(await readMessages(tab)).toEqual([]);
        });

        test('shows a notice for a service without a page, until it is closed', async ({
          host,
        }) => {
          await open(tab, `${host.url}/`);
          await tab.click(button('Repair'));
          const text = "Repair has no page of its own yet: it's being written";
          await expect.poll(() => isShown(tab, text)).toBe(true);
          await tab.click('//button[@aria-label="Put this message away"]');
          await expect.poll(() => isShown(tab, text)).toBe(false);
          expect(await readMessages(tab)).toEqual([]);
        });

        test('passes mail links and filled forms to the mail program', async ({ host }) => {
          await open(tab, `${host.url}/contact`);
          await tab.click(mailLink);
          await expect.poll(() => tab.lastMailUrl()).toBe('mailto:hello@second-grain.test');
          await open(tab, `${host.url}/contact`);
          await tab.click(sendButton);
          const readFocused = () =>
            evaluateIn(tab, () => document.activeElement?.getAttribute('name'));
          await expect.poll(readFocused).toBe('name');
          await tab.type(field('Your name'), letter.name);
          await tab.type(field('Your mail address'), letter.email);
          await tab.type(field('Your number'), letter.phone);
          await tab.choose(field('It is about'), letter.subject);
          await tab.type(field('Your words'), letter.message);
          expect(await readMessages(tab)).toEqual([]);
          await tab.click(sendButton);
          await expect.poll(() => tab.lastMailUrl()).toContain(encodeURIComponent(letter.name));
          expect(await tab.lastMailUrl()).toContain(encodeURIComponent('It may be old.'));
        });
      });
    }

    test('opens a visited page offline', async ({ host }) => {
      await visit(tab, `${host.url}/faq`);
      await expect.poll(() => isSaved(tab), { timeout: 60_000 }).toBe(true);
      expect(await readMessages(tab)).toEqual([]);
      await host.close();
      await visit(tab, `${host.url}/faq`);
      expect(await readTitle(tab)).toBe(pageAt('/faq').title);
      await expect.poll(() => isShown(tab, texts.errors.saved)).toBe(true);
    });
  });
}

/** Runs the function in the page. */
async function evaluateIn<Args extends readonly unknown[], Result>(
  tab: Tab,
  inPage: (...args: Args) => Result | Promise<Result>,
  ...args: Args
) {
  return (await tab.evaluate(`(${inPage})(...${JSON.stringify(args)})`)) as Result;
}

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/** Opens a page, which has no React yet. */
async function load(tab: Tab, url: string) {
  await tab.goTo(url);
  expect(await evaluateIn(tab, isHydrated)).toBe(false);
}

/** Opens a page and touches it until it is hydrated. */
async function visit(tab: Tab, url: string) {
  await tab.goTo(url);
  await expect.poll(() => evaluateIn(tab, touchPage), { timeout: 60_000 }).toBe(true);
}

/** Returns the paths of all pages in the sitemap, and a missing path in each language. */
async function readAllPaths(): Promise<string[]> {
  const sitemap = await readFile(join(inject('dist'), 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    url.replace(website, ''),
  );
  return [...pages, missingPath, `/ne${missingPath}`];
}

/** Returns the console messages and errors that `recorder.js` has recorded. */
function readMessages(tab: Tab): Promise<string[]> {
  return evaluateIn(tab, () => JSON.parse(sessionStorage.getItem('messages') ?? '[]') as string[]);
}

function readTitle(tab: Tab): Promise<string> {
  return evaluateIn(tab, () => document.title);
}

/** Returns true if an element with exactly this text is visible. */
function isShown(tab: Tab, text: string): Promise<boolean> {
  return evaluateIn(
    tab,
    (wanted) =>
      [...document.querySelectorAll('body *')].some(
        (element) => element.textContent === wanted && element.checkVisibility(),
      ),
    text,
  );
}

function readVisibleLinks(tab: Tab): Promise<string[]> {
  return evaluateIn(
    tab,
    (labels) =>
      [...document.querySelectorAll('header nav a')]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.textContent?.trim() ?? '')
        .filter((label) => labels.includes(label)),
    linkedPages.map(({ label }): string => label),
  );
}

function readOpenAnswers(tab: Tab): Promise<string[]> {
  return evaluateIn(
    tab,
    (ids) => ids.filter((id) => document.getElementById(id)?.checkVisibility()),
    questionIds,
  );
}

/** Returns true if the page is in the cache and the newest worker controls it. */
function isSaved(tab: Tab): Promise<boolean> {
  return evaluateIn(tab, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isActive = registration?.active?.state === 'activated' && !registration.installing;
    return isActive && (await caches.match(location.pathname, { ignoreVary: true })) !== undefined;
  });
}
