import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
} from 'playwright-core';
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
  /** Prepares the browser context before the page loads. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** False if scripts do not load, or load late. The visit then does not wait for them. */
  hydrates?: boolean;
}

/** Opens a page in a new browser profile and waits until it is hydrated. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

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
  const visit: Visit = async (path, { at, prepare, hydrates, ...options } = {}) => {
    const context = await browser.newContext({ baseURL: site, ...defaults, ...options });
    contexts.push(context);
    context.setDefaultTimeout(timeoutMs);
    context.setDefaultNavigationTimeout(longTimeoutMs);
    context.on('console', (message) => {
      // "Failed to load resource" does not name the resource, so its URL is added.
      if (!isNoise(message)) messages.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => messages.push(String(error.error())));
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

/** Waits until React has hydrated the page. */
export async function waitUntilHydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: longTimeoutMs });
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
