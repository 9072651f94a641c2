import type { BrowserContext, Page, Route } from 'playwright-core';
import type { VisitOptions } from './visits.ts';

/** Handles a request in a faulty way. */
type Fault = (route: Route) => Promise<unknown>;

export const blocked: Fault = (route) => route.abort();

/** Never responds. */
export const hung: Fault = () => new Promise(() => {});

/**
 * Returns a fault that delays the response until `open` is called.
 * @param handle handles the request after the delay, by default without a fault
 */
export function createGate(handle: Fault = (route) => route.continue()) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const fault: Fault = async (route) => {
    await opened;
    await handle(route);
  };
  return { fault, opened, open };
}

/** Sends the first half of the response, like a broken connection. */
export const cutInHalf: Fault = async (route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};

/** Responds with 404, as the host does for old files after a new release. */
export const gone: Fault = (route) => route.fulfill({ status: 404, body: '' });

const pageUrl = /^http:\/\/localhost:\d+\/[\w-]*$/;
export const scriptFile = /\/assets\/.*\.js$/;
/** Matches the element with a page's styles. */
export const styleElement = /<style>[^]*?<\/style>/;
export const fontFile = /\/assets\/.*\.woff2$/;

/** Matches the URL of a script that loads later, such as the script of a page. */
export const scriptOf = (name: string) => new RegExp(`/assets/(?:en-)?${name}-[^/]*\\.js$`);

/** Returns visit options that apply the fault to all requests for matching URLs. */
export function withFaultyFiles(urlPattern: RegExp, fault: Fault): VisitOptions {
  // Handling a request fails if its page is closed.
  const ignoreClosed: Fault = (route) => fault(route).catch(() => undefined);
  return { prepare: (context: BrowserContext) => context.route(urlPattern, ignoreClosed) };
}

/** The browser's messages about missing files and incomplete scripts. */
export const brokenFileMessages =
  /Failed to load resource|Failed to fetch dynamically|SyntaxError|Unable to preload/;

/** The router's message, at the latest when the page closes, if the browser blocks storage. */
export const unsavedScroll = /Failed to save scroll positions/;

/** Changes the HTML of pages. If this changes styles or scripts, the visit needs `withoutPolicy`. */
export function changePages(context: BrowserContext, change: (html: string) => string) {
  return context.route(pageUrl, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Counts the loads of a page from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}
