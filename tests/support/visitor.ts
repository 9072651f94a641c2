import { chromium, type Browser, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { startVisits, type Visit, type Visits } from './visits.ts';

interface Fixtures {
  browser: Browser;
  /** The URL of the site under test, without a trailing slash. */
  site: string;
  visits: Visits;
  visit: Visit;
  /** Console messages that the test causes. All others fail it. */
  expectedMessages: RegExp[];
  gallery: Visits;
  /** Opens a page that all tests of a file share. It must not be changed or left. */
  look: (path: string) => Promise<Page>;
}

/** A test by a visitor. It fails if a page logs a message or throws an error. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.connect(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  site: async ({}, use) => use(inject('site')),
  expectedMessages: async ({}, use) => use([]),
  visits: async ({ browser, site, expectedMessages }, use) => {
    const visits = startVisits(browser, site);
    await use(visits);
    await visits.end();
    const isExpected = (text: string) => expectedMessages.some((expected) => expected.test(text));
    expect(visits.messages.filter((text) => !isExpected(text))).toEqual([]);
  },
  visit: async ({ visits }, use) => use(visits.visit),
  gallery: [
    async ({ browser }, use) => {
      const visits = startVisits(browser, inject('site'));
      const opened = new Map<string, Promise<Page>>();
      await use({
        ...visits,
        visit: (path) => {
          const page = opened.get(path) ?? visits.visit(path);
          opened.set(path, page);
          return page;
        },
      });
      // Not closed here, because the browser closes them.
    },
    { scope: 'file' },
  ],
  look: async ({ gallery }, use) => {
    await use(gallery.visit);
    expect(gallery.messages.splice(0)).toEqual([]);
  },
});

/** A test by a visitor of the next release, which has a URL. */
export const testOnNext = test.extend<{ site: string }>({
  site: async ({}, use) => use(inject('nextSite')),
});

export { expect };
