import { desktop, phone } from '../support/pages.ts';
import { expectReachableByKeyboard } from '../support/tab-stops.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { stubOtherHosts } from '../support/visits.ts';

testOnNext.for([
  { path: '/', device: 'phone', window: phone },
  { path: '/every-tag', device: 'desktop', window: desktop },
])('reaches everything on $path by keyboard on a $device', async ({ path, window }, { visit }) => {
  await expectReachableByKeyboard(await visit(path, { ...window, prepare: stubOtherHosts() }));
});

test('skips the header with the skip link', async ({ look }) => {
  const page = await look('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
