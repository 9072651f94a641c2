import { everyAddress } from '../support/pages.ts';
import { expect, test } from '../support/visitor.ts';

test.for(everyAddress)('every link on %s leads somewhere', async (address, { look }) => {
  const page = await look(address);
  const links = await page
    .locator('a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(links).not.toEqual([]);
  expect(links.filter((href) => !/^(\/|#|https:\/\/|tel:\+|mailto:)/.test(href))).toEqual([]);
});
