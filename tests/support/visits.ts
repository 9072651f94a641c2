import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Frame as PageFrame,
  Page,
  Route,
} from 'playwright-core';
import { expect } from 'vitest';
import { desktop } from './pages.ts';

/** The defaults of a visit. Without motion, tests do not wait for animations. */
const defaults = { ...desktop, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** The timeout for actions on an open page. A busy machine needs several seconds. */
const timeoutMs = 30_000;

/** The timeout for loading, building or saving. */
export const longTimeoutMs = 60_000;

/** Lets a test inject code that the page's policy would block. */
export const withoutPolicy = { bypassCSP: true } as const;

/** The browser's options, and the time of its clock. */
export interface VisitOptions extends BrowserContextOptions {
  at?: Date;
  /** Styles that are added to every page before it renders. */
  styles?: string;
  /** Prepares the browser context before the page loads. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** False if scripts do not load, or load late. The visit then does not wait for them. */
  hydrates?: boolean;
  /** The speed that the browser reports, in megabits per second. By default, the site waits for a touch. */
  downlink?: number;
}

/** Opens a page in a new browser profile and waits until it is hydrated. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** Everything that an open page can change. */
interface LookOptions extends Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors'> {
  viewport?: { width: number; height: number };
  media?: 'print';
  /** Styles that are added to the page. */
  styles?: string;
  javaScriptEnabled?: false;
}

/**
 * Opens a page in a browser profile that the tests of a file share, and waits until it is hydrated. A
 * new profile costs as much as the page itself. For visitors who leave nothing in their browser.
 */
export type Look = (path: string, options?: LookOptions) => Promise<Page>;

export interface Visits {
  visit: Visit;
  /** The console messages and uncaught errors of the pages. */
  messages: string[];
  end: () => Promise<void>;
}

/** Returns the function `visit`. @param site the URL of the site, without a trailing slash */
export function startVisits(browser: Browser, site: string): Visits {
  const contexts: BrowserContext[] = [];
  const messages: string[] = [];
  const visit: Visit = async (
    path,
    { at, styles, prepare, hydrates, downlink, ...options } = {},
  ) => {
    const context = await openContext(browser, { baseURL: site, ...options }, messages, downlink);
    contexts.push(context);
    if (styles) await context.addInitScript(addStyles, styles);
    await prepare?.(context);
    if (at) await context.clock.install({ time: at });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: hydrates === false ? 'commit' : 'load' });
    const hasScripts = options.javaScriptEnabled !== false;
    if (hydrates ?? hasScripts) await waitUntilHydrated(page);
    return page;
  };
  const end = async () => {
    for (const context of contexts) await context.close();
  };
  return { visit, messages, end };
}

/** Opens a page in a frame, whose width changes ten times as fast as that of a window. */
export type Frame = (path: string, options?: Pick<LookOptions, 'styles'>) => Promise<PageFrame>;

export interface Looks {
  /** @param site the URL of the site, without a trailing slash */
  lookAt: (site: string) => Look;
  /** @param site the URL of the site, without a trailing slash */
  frameOf: (site: string) => Frame;
  /** Returns the messages and errors of the pages since the last call. */
  takeMessages: () => Promise<string[]>;
  end: () => Promise<void>;
}

/** Returns the function `look` for each site. */
export function startLooks(browser: Browser): Looks {
  const messages: string[] = [];
  const pages = new Map<string, Page>();
  const openPage = async (options: BrowserContextOptions) => {
    const context = await openContext(browser, options, messages);
    // A tab remembers scroll positions, but each visitor of a shared tab is a new one. Blank pages,
    // which have no origin, have no storage either.
    await context.addInitScript(() => location.origin !== 'null' && sessionStorage.clear());
    return context.newPage();
  };
  const lookAt =
    (baseURL: string): Look =>
    async (path, { viewport, styles, javaScriptEnabled = true, ...media } = {}) => {
      const key = `${baseURL} ${javaScriptEnabled}`;
      const page = pages.get(key) ?? (await openPage({ baseURL, javaScriptEnabled }));
      pages.set(key, page);
      // Another anchor of the same page would not load the page again.
      await page.goto('about:blank');
      await page.setViewportSize(viewport ?? desktop.viewport);
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, ...media });
      await page.goto(path);
      if (javaScriptEnabled) await waitUntilHydrated(page);
      if (styles) await page.evaluate(addStyles, styles);
      return page;
    };
  const frameOf =
    (baseURL: string): Frame =>
    async (path, { styles } = {}) => {
      const key = `${baseURL} in a frame`;
      const page = pages.get(key) ?? (await openPage({ baseURL, bypassCSP: true }));
      // The policy of the site forbids frames, and a browser obeys that even if it bypasses the policy.
      if (!pages.has(key)) await page.route(({ pathname }) => !pathname.includes('.'), dropPolicy);
      pages.set(key, page);
      await page.goto('/licenses.txt');
      const element = await page.evaluateHandle((src) => {
        const frame = Object.assign(document.createElement('iframe'), { src });
        frame.style.cssText = 'position: fixed; inset: 0; border: 0; width: 1280px; height: 900px';
        document.body.replaceChildren(frame);
        return frame;
      }, path);
      const frame = await element.contentFrame();
      if (!frame) throw new Error('the page has no frame');
      await waitUntilHydrated(frame);
      if (styles) await frame.evaluate(addStyles, styles);
      return frame;
    };
  return {
    lookAt,
    frameOf,
    takeMessages: async () => {
      // Messages of a page arrive before its answer.
      for (const page of pages.values()) await page.evaluate(() => undefined);
      return messages.splice(0);
    },
    end: async () => {
      for (const page of pages.values()) await page.context().close();
    },
  };
}

/** Opens a new browser profile. @param messages collects console messages and uncaught errors */
async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
  messages: string[],
  downlink = 1.6,
) {
  const context = await browser.newContext({ ...defaults, ...options });
  await context.addInitScript(setConnection, downlink);
  context.setDefaultTimeout(timeoutMs);
  context.setDefaultNavigationTimeout(longTimeoutMs);
  context.on('console', (message) => {
    // "Failed to load resource" does not name the resource, so its URL is added.
    if (!isNoise(message)) messages.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => messages.push(String(error.error())));
  return context;
}

/** Runs in a page. Sets the speed that the browser reports: its estimate for this machine changes. */
function setConnection(downlink: number) {
  const value = { effectiveType: '4g', downlink, saveData: false };
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}

/** Answers with the response of the site, but without its policy. */
async function dropPolicy(route: Route) {
  const response = await route.fetch();
  const { 'content-security-policy': _, ...headers } = response.headers();
  await route.fulfill({ response, headers });
}

/** Runs in a page and adds styles, which the policy of the page allows. */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Loads another URL in the same tab, as a bookmark does. */
export async function goTo(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/**
 * Responds with an empty page to requests for other hosts, which tests cannot reach.
 * @param requested collects the URLs of these requests
 */
export function stubOtherHosts(requested: string[] = []) {
  return (context: BrowserContext) =>
    context.route(/^https:/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' });
    });
}

/** Touches the page until React has come and hydrated it. */
export async function waitUntilHydrated(page: Page | PageFrame) {
  // The page may lead to another one, and its entry script may not be there yet.
  const touch = () => page.evaluate(touchPage).catch(() => false);
  await expect.poll(touch, { timeout: longTimeoutMs }).toBe(true);
}

/** Runs in a page. Touches the menu button, which stays closed. @returns true if the page is hydrated */
export function touchPage(): boolean {
  const isHydrated = 'hydrated' in document.documentElement.dataset;
  const touch = new PointerEvent('pointerdown', { bubbles: true });
  if (!isHydrated) document.querySelector('header button')?.dispatchEvent(touch);
  return isHydrated;
}

/** Waits until the page is idle twice, so that the page's idle tasks have started. */
export async function waitUntilIdle(page: Page) {
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/**
 * Returns true if a message comes from the dev server or from Playwright, or if it says that the
 * page itself is missing.
 */
function isNoise(message: ConsoleMessage): boolean {
  const isDocument = message.location().url === message.page()?.url();
  return (
    /^\[vite\]|React DevTools|blocked by Playwright$/.test(message.text()) ||
    (isDocument && message.text().includes('status of 404'))
  );
}
