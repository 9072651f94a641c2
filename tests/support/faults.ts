import type { BrowserContext, Page, Route } from 'playwright-core';
import type { VisitOptions } from './visits.ts';

/** What happens to a request. */
type Fate = (route: Route) => Promise<unknown>;

export const blocked: Fate = (route) => route.abort();

/** Never responds, like a lost host. */
export const hung: Fate = () => new Promise(() => {});

/** Responds after `open` is called, by default as usual. */
export function gate(then: Fate = (route) => route.continue()): {
  fate: Fate;
  opened: Promise<void>;
  open: () => void;
} {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const fate: Fate = async (route) => {
    await opened;
    await then(route);
  };
  return { fate, opened, open };
}

/** Sends the first half of the response, like a broken connection. */
export const cutInHalf: Fate = async (route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};

/** Responds like a new release, in which files have other names. */
export const gone: Fate = (route) => route.fulfill({ status: 404, body: '' });

const pageAddress = /^http:\/\/localhost:\d+\/[\w-]*$/;
export const script = /\/assets\/.*\.js$/;
/** Contains a page's styles. */
export const style = /<style>[^]*?<\/style>/;
export const font = /\/assets\/.*\.woff2$/;

/** Matches the script of a page or of another part that loads later. */
export const scriptOf = (name: string) => new RegExp(`/assets/(?:en-)?${name}-[^/]*\\.js$`);

/** Returns the options of a visit on which these files have a fate. */
export function withFiles(files: RegExp, fate: Fate): VisitOptions {
  // The page may be closed by now.
  const gently: Fate = (route) => fate(route).catch(() => undefined);
  return { fault: (context: BrowserContext) => context.route(files, gently) };
}

/** The browser's messages about missing files and incomplete scripts. */
export const brokenFiles =
  /Failed to load resource|Failed to fetch dynamically|SyntaxError|Unable to preload/;

/** Changes the HTML of pages. The visit needs `withoutPolicy`. */
export function spoilPages(context: BrowserContext, change: (html: string) => string) {
  return context.route(pageAddress, async (route) => {
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
