import { chromium, type Browser, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { startVisits, type Profiles, type Visit, type Visits } from './visits.ts';

interface Fixtures {
  /** One for all tests of a file. */
  browser: Browser;
  /** The address of the site under test, without a slash at its end. */
  site: string;
  profiles: Profiles;
  visits: Visits;
  visit: Visit;
  /** Console messages of which the test itself is the cause; all others fail it. */
  expectedMessages: RegExp[];
  gallery: Visits;
  /** A page that all tests of a file share: it may be looked at, and never changed or left. */
  look: (path: string) => Promise<Page>;
}

/**
 * A test by a visitor. Whatever a page writes to the console, and every error that it does not
 * catch, fails the test.
 */
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
  // They end with the browser.
  profiles: [async ({}, use) => use(new Map()), { scope: 'file' }],
  visits: async ({ browser, site, profiles, expectedMessages }, use) => {
    const visits = startVisits(browser, site, profiles);
    await use(visits);
    await visits.end();
    const isExpected = (text: string) => expectedMessages.some((expected) => expected.test(text));
    expect(visits.messages.filter((text) => !isExpected(text))).toEqual([]);
  },
  visit: async ({ visits }, use) => use(visits.visit),
  gallery: [
    async ({ browser }, use) => {
      const visits = startVisits(browser, inject('site'), new Map());
      const shown = new Map<string, Promise<Page>>();
      await use({
        ...visits,
        visit: (path) => {
          const page = shown.get(path) ?? visits.visit(path);
          shown.set(path, page);
          return page;
        },
      });
      // Its pages end with the browser, which may be closed before this line is reached.
    },
    { scope: 'file' },
  ],
  look: async ({ gallery }, use) => {
    await use(gallery.visit);
    expect(gallery.messages.splice(0)).toEqual([]);
  },
});

/** A test by a visitor of the next release, whose address is known. */
export const testOnNext = test.extend<{ site: string }>({
  site: async ({}, use) => use(inject('nextSite')),
});

export { expect };
