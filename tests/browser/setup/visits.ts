import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
} from 'playwright-core';
import { desk } from './pages.ts';

/**
 * Visitors ask for no motion unless a test is about motion: then nothing has to be waited for. And
 * they come with nothing saved, nor save anything, unless a test is about that.
 */
const usual = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** For tests that bring a tool of their own into a page, from which its policy would keep it. */
export const withoutPolicy = { bypassCSP: true } as const;

/** What a visitor brings along: a browser, and perhaps a clock that shows a certain moment. */
export interface VisitOptions extends BrowserContextOptions {
  at?: Date;
  /** What goes wrong on this visit; it is arranged before the page is asked for. */
  fault?: (context: BrowserContext) => Promise<unknown>;
  /** Whether the page's script is expected to take it over; else the visit begins at once. */
  comesAlive?: boolean;
}

/** Starts a visit on a fresh browser profile and waits until the page has come alive. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** The visits of one test, or of one file. */
export interface Visits {
  visit: Visit;
  /** Addresses outside of the site that pages asked for; they get an empty page instead. */
  outside: string[];
  /** What the pages wrote to the console, and the errors that they did not catch. */
  messages: string[];
  end: () => Promise<void>;
}

/** @param site the address of the site, without a slash at its end */
export function startVisits(browser: Browser, site: string): Visits {
  const contexts: BrowserContext[] = [];
  const outside: string[] = [];
  const messages: string[] = [];

  const visit: Visit = async (path, { at, fault, comesAlive, ...options } = {}) => {
    const context = await browser.newContext({ baseURL: site, ...usual, ...desk, ...options });
    contexts.push(context);
    await context.route(
      (url) => url.origin !== site,
      (route) => {
        outside.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' });
      },
    );
    context.on('console', (message) => {
      if (!isChatter(message)) messages.push(message.text());
    });
    context.on('weberror', (error) => messages.push(String(error.error())));
    await fault?.(context);
    const page = await context.newPage();
    if (at) await page.clock.install({ time: at });
    const isAlive = comesAlive ?? options.javaScriptEnabled !== false;
    await page.goto(path, { waitUntil: comesAlive === false ? 'commit' : 'load' });
    if (isAlive) await alive(page);
    return page;
  };
  const end = async () => {
    for (const context of contexts) await context.close();
  };
  return { visit, outside, messages, end };
}

/** Loads another address in the same tab, as from a bookmark. */
export async function goTo(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
}

/** The parts of React's own tree that tell whether it has taken all of the page over. */
interface Fiber {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: { current: Fiber };
}

/** Waits until React has taken all of the page over. */
export async function alive(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {};
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    if (!key) return false;
    const first = (root as Record<string, Fiber>)[key]?.stateNode.current;
    for (const open = [first]; open.length > 0;) {
      const fiber = open.pop();
      if (!fiber) continue;
      const state = fiber.memoizedState;
      if (state?.isDehydrated || state?.dehydrated) return false;
      open.push(fiber.child ?? undefined, fiber.sibling ?? undefined);
    }
    return true;
  });
}

/** Stirs and waits until the other pages are fetched and rendered, some idle times later. */
export async function atRest(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.evaluate(async () => {
    for (let times = 0; times < 20; times += 1) {
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
