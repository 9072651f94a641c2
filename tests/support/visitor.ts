import { chromium, type Browser } from 'playwright-core';
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
}

/** A test that visits the site. The test fails if a page logs a message or throws an error. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.connect(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
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
});

/** A test by a visitor of the next release, whose content sets `website`. */
export const testOnNext = test.extend<{ site: string }>({
  site: async ({}, use) => use(inject('nextSite')),
});

export { expect };
