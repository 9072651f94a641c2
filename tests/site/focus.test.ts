import type { Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';
import { desk, phone } from '../support/pages.ts';
import { words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

/** What is wrong with how the focus shows: out of sight, behind something, or without a mark. */
function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === 'IFRAME') return undefined;
    const name = focused.textContent?.trim().slice(0, 40) || focused.getAttribute('name');
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();

    // Words that lie in a card are no cover of the link that reaches over the whole card.
    const isCover = (top: Element) =>
      !focused.contains(top) &&
      !top.contains(focused) &&
      (top.closest('li') === null || top.closest('li') !== focused.closest('li'));
    const onScreen = [0.1, 0.5, 0.9]
      .map((part) => ({ x: box.left + box.width / 2, y: box.top + box.height * part }))
      .map(({ x, y }) => document.elementFromPoint(x, y))
      .filter((top) => top !== null);
    if (onScreen.length === 0) return `${name}: not on the screen`;
    const cover = onScreen.find(isCover);
    if (cover) return `${name}: covered by ${cover.tagName} "${cover.textContent?.slice(0, 20)}"`;

    const marks = [undefined, '::before', '::after'].map((pseudo) =>
      getComputedStyle(focused, pseudo),
    );
    const isMarked = marks.some(({ outlineStyle }) => outlineStyle !== 'none');
    return isMarked ? undefined : `${name}: no mark`;
  });
}

test.for([
  { name: 'a phone', window: phone },
  { name: 'a desk', window: desk },
])('on $name the focus can be seen while it goes backwards, too', async ({ window }, { visit }) => {
  const page = await visit('/', window);
  const faults: string[] = [];
  for (const address of ['/', '/contact']) {
    await page.goto(address);
    const stops = await page.evaluate(
      () => document.querySelectorAll('a, button, input, select, textarea, summary, iframe').length,
    );
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const fault = await faultOfFocus(page);
      if (fault) faults.push(`${address}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('all of the contact form is reached in the order in which it is read', async ({ visit }) => {
  const page = await visit('/contact');
  const names: (string | null)[] = [];
  await page.getByRole('form').getByLabel('Name', { exact: true }).focus();
  for (let stop = 0; stop < 6; stop += 1) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'send'));
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual(['name', 'email', 'phone', 'subject', 'message', 'send']);
  await tabTo(page, words.header.skip);
});
