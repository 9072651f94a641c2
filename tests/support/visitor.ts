import { chromium, type Browser } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import {
  startLooks,
  startVisits,
  type Frame,
  type Look,
  type Looks,
  type Visit,
  type Visits,
} from './visits.ts';

interface Fixtures {
  browser: Browser;
  /** The URL of the site under test, without a trailing slash. */
  site: string;
  visits: Visits;
  visit: Visit;
  looks: Looks;
  look: Look;
  frame: Frame;
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
    expectMessages(visits.messages, expectedMessages);
  },
  visit: async ({ visits }, use) => use(visits.visit),
  looks: [
    async ({ browser }, use) => {
      const looks = startLooks(browser);
      await use(looks);
      await looks.end();
    },
    { scope: 'file' },
  ],
  look: async ({ looks, site, expectedMessages }, use) => {
    await use(looks.lookAt(site));
    expectMessages(await looks.takeMessages(), expectedMessages);
  },
  frame: async ({ looks, site, expectedMessages }, use) => {
    await use(looks.frameOf(site));
    expectMessages(await looks.takeMessages(), expectedMessages);
  },
});

function expectMessages(messages: readonly string[], expected: readonly RegExp[]) {
  const isExpected = (text: string) => expected.some((pattern) => pattern.test(text));
  expect(messages.filter((text) => !isExpected(text))).toEqual([]);
}

/** A test by a visitor of the next release, whose content sets `website`. */
export const testOnNext = test.extend<{ site: string }>({
  site: async ({}, use) => use(inject('nextSite')),
});

export { expect };
