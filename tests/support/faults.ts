import type { BrowserContext, Page, Route } from 'playwright-core';
import type { VisitOptions } from './visits.ts';

/** What may become of a request. */
type Fate = (route: Route) => Promise<unknown>;

export const blocked: Fate = (route) => route.abort();

/** Never answered, as by a host that has lost its way. */
export const hung: Fate = () => new Promise(() => {});

/** On its way until `open` is called, and then answered, unless it has another fate. */
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

/** The first half of the answer, as when a connection breaks. */
export const cutInHalf: Fate = async (route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};

/** As after a new release, which has other names for its files. */
export const gone: Fate = (route) => route.fulfill({ status: 404, body: '' });

const pageAddress = /^http:\/\/localhost:\d+\/[\w-]*$/;
export const script = /\/assets\/.*\.js$/;
/** The styles of a page stand in it. */
export const style = /<style>[^]*?<\/style>/;
export const font = /\/assets\/.*\.woff2$/;

/** The script of one page, or of another part that comes late. */
export const scriptOf = (name: string) => new RegExp(`/assets/(?:en-)?${name}-[^/]*\\.js$`);

/** A visit on which some of the files have a fate. */
export function withFiles(files: RegExp, fate: Fate): VisitOptions {
  // The page that asked may be gone by now.
  const gently: Fate = (route) => fate(route).catch(() => undefined);
  return { fault: (context: BrowserContext) => context.route(files, gently) };
}

/** What the browser says about files that do not come, and scripts that come in part. */
export const brokenFiles =
  /Failed to load resource|Failed to fetch dynamically|SyntaxError|Unable to preload/;

/** Changes pages on their way, for visits that bring no policy along. */
export function spoilPages(context: BrowserContext, change: (html: string) => string) {
  return context.route(pageAddress, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** How often a page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}
