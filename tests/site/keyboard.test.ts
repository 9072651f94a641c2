import { phone } from '../support/pages.ts';
import { expectReachableByKeyboard } from '../support/tab-stops.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { stubOtherHosts } from '../support/visits.ts';

testOnNext("reaches everything on a phone's home page by keyboard", async ({ visit }) => {
  await expectReachableByKeyboard(await visit('/', { ...phone, prepare: stubOtherHosts() }));
});

test('skips the header with the skip link', async ({ look }) => {
  const page = await look('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
