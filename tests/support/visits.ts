import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  WebError,
} from 'playwright-core';
import { desk } from './pages.ts';

/**
 * Visitors ask for no motion unless a test is about motion: then nothing has to be waited for. And
 * they come with nothing saved, nor save anything, unless a test is about that.
 */
const usual = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** How long a test waits for what an open page does, in milliseconds; a busy machine needs most of it. */
const patience = 5_000;

/** The same where something is loaded, built or saved first. */
export const longPatience = 60_000;

/** For tests that bring a tool of their own into a page, from which its policy would keep it. */
export const withoutPolicy = { bypassCSP: true } as const;

/** What a visitor brings along: a browser, and perhaps a clock that shows a certain moment. */
export interface VisitOptions extends BrowserContextOptions {
  at?: Date;
  /** What goes wrong on this visit; it is arranged before the page is asked for. */
  fault?: (context: BrowserContext) => Promise<unknown>;
  /** False where scripts never come or come late; then the visit begins as soon as the page does. */
  hydrates?: boolean;
}

/** Starts a visit in a tab of its own and waits until the page is hydrated. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** The visits of one test, or of one file. */
export interface Visits {
  visit: Visit;
  /** What the pages wrote to the console, and the errors that they did not catch. */
  messages: string[];
  end: () => Promise<void>;
}

/** Browser profiles for visitors who bring the same along, by what that is. */
export type Profiles = Map<string, BrowserContext>;

/**
 * @param site the address of the site, without a slash at its end
 * @param profiles keeps profiles for the next visits; those with a fault, a clock or something saved
 *   get one of their own
 */
export function startVisits(browser: Browser, site: string, profiles: Profiles): Visits {
  const used = new Map<BrowserContext, () => Promise<unknown>>();
  const messages: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (!isChatter(message)) messages.push(message.text());
  };
  const onError = (error: WebError) => messages.push(String(error.error()));

  const profileFor = async ({ at, fault, ...options }: VisitOptions): Promise<BrowserContext> => {
    const brought = { baseURL: site, ...usual, ...desk, ...options };
    const key = JSON.stringify(brought);
    const isOwn = at || fault || options.permissions || brought.serviceWorkers === 'allow';
    const kept = isOwn ? undefined : profiles.get(key);
    const context = kept ?? (await browser.newContext(brought));
    if (used.has(context)) return context;
    context.setDefaultTimeout(patience);
    context.setDefaultNavigationTimeout(longPatience);
    context.on('console', onConsole);
    context.on('weberror', onError);
    await fault?.(context);
    if (at) await context.clock.install({ time: at });
    if (!isOwn) profiles.set(key, context);
    used.set(context, isOwn ? () => context.close() : () => leave(context));
    return context;
  };
  const leave = async (context: BrowserContext) => {
    for (const page of context.pages()) await page.close();
    await context.setOffline(false);
    context.off('console', onConsole);
    context.off('weberror', onError);
  };
  const visit: Visit = async (path, { hydrates, ...options } = {}) => {
    const page = await (await profileFor(options)).newPage();
    await page.goto(path, { waitUntil: hydrates === false ? 'commit' : 'load' });
    if (hydrates ?? options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  };
  const end = async () => {
    for (const close of used.values()) await close();
  };
  return { visit, messages, end };
}

/** Loads another address in the same tab, as from a bookmark. */
export async function goTo(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Answers what pages ask for from outside of the site, which else is out of reach, with an empty page.
 * @param asked where to write down the addresses
 */
export function answerOutside(asked: string[] = []) {
  return (context: BrowserContext) =>
    context.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' });
    });
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: longPatience });
}

/** Waits until the page has nothing to do, twice, so that what it does when idle has begun. */
export async function idle(page: Page) {
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/**
 * What is said by others than the site: the dev server's own scripts, none of which reach the built
 * site, the driver of the browser, and the browser, when the page that it opens is answered with 404.
 */
function isChatter(message: ConsoleMessage): boolean {
  const isDocument = message.location().url === message.page()?.url();
  return (
    /^\[vite\]|React DevTools|blocked by Playwright$/.test(message.text()) ||
    (isDocument && message.text().includes('status of 404'))
  );
}
