import type { Page } from 'playwright-core';
import { integrity, scriptOf, spoilPages } from '../support/faults.ts';
import { linkedPages } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import { addresses, addressLine, pageAt, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { atRest, withoutPolicy, type VisitOptions } from '../support/visits.ts';

/** Scripts of a page of which the words, or even header and footer, fail while they are shown. */
const brokenWords = `
  export const page = {
    id: 'about',
    route: '/about',
    data: { title: 'About', description: 'About', whatsapp: '' },
    body: 'no list of words',
    collections: {},
    pictures: {},
  };
`;

const brokenFrame = 'export const page = { id: "about", body: [], collections: {} };';

/** A site of which a script was broken when it was built, so that its hash fits. */
const pageWith = (script: string): VisitOptions => ({
  ...withoutPolicy,
  fault: async (context) => {
    await spoilPages(context, (html) => html.replace(integrity, ''));
    await context.route(scriptOf('about'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
  },
});

async function expectHelp(page: Page) {
  await main(page).getByRole('heading', { name: words.trouble.broken }).waitFor();
  const link = (name: string) => main(page).getByRole('link', { name, exact: true });
  expect(await link(words.business.phone).getAttribute('href')).toBe(addresses.call);
  expect(await link(addressLine).getAttribute('href')).toBe(addresses.directions);
  for (const { label, address } of linkedPages) {
    expect(await link(label).getAttribute('href')).toBe(address);
  }
}

test('a page that breaks still gives phone, address and links', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/is not a function/);
  const page = await visit('/', pageWith(brokenWords));
  await headerLink(page, 'About Us').click();
  await expectHelp(page);

  // The rest of the site works on.
  await headerLink(page, 'FAQ').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  expect(await main(page).getByText(words.trouble.broken).count()).toBe(0);
});

test('so does one whose header and footer break as well', async ({ visit, expectedMessages }) => {
  expectedMessages.push(/undefined/);
  const page = await visit('/', pageWith(brokenFrame));
  await headerLink(page, 'About Us').click();
  await expectHelp(page);
  await main(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
});

test('a page that breaks ahead of being asked for disturbs nobody', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/is not a function/);
  const page = await visit('/', pageWith(brokenWords));
  await atRest(page);
  expect(await page.getByText(words.trouble.broken).count()).toBe(0);
  await headerLink(page, 'FAQ').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
});
