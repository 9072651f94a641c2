import type { Page } from 'playwright-core';
import { desk, everyAddress, phone } from '../support/pages.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

interface Stop {
  words: string;
  /** Its place among everything on the page that can be used. */
  index: number;
  ringed: boolean;
  covered: boolean;
}

/** Everything that a keyboard must reach: what is seen and can be used, the map's inside aside. */
const usable = 'a[href], button, input, select, textarea, summary';

function countUsable(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    usable,
  );
}

/** What has the focus, whether one sees that, and whether anything lies over it. */
function stopHere(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async (selector) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // The browser may take a frame to scroll there, and one more to show what the focus changes.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
    return {
      words: focused.textContent?.trim() || focused.getAttribute('title') || focused.id,
      index: [...document.querySelectorAll(selector)].indexOf(focused),
      ringed: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
      ),
      covered: !above || !(focused.contains(above) || above.contains(focused)),
    };
  }, usable);
}

/** Lets a lazy map load at once: one that loads while the keyboard passes it takes the focus away. */
async function loadMap(page: Page) {
  const map = page.locator('iframe');
  if ((await map.count()) === 0) return;
  await map.evaluate((frame) => frame.setAttribute('loading', 'eager'));
  await map.contentFrame().locator('html').waitFor({ state: 'attached' });
  await expect.poll(() => page.frames().at(-1)?.title()).toBe('outside');
}

/** Presses Tab from the top of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (!stop || stop.index === stops[0]?.index) return stops;
    stops.push(stop);
  }
  throw new Error('the keyboard never came to the end of the page');
}

for (const { device, window, addresses } of [
  { device: 'phone', window: phone, addresses: everyAddress },
  // The header is another one there.
  { device: 'desk', window: desk, addresses: ['/', '/contact'] },
]) {
  test.for(addresses)(
    `by keyboard alone everything on %s is reached, seen and uncovered on a ${device}`,
    async (address, { visit, expectedMessages }) => {
      expectedMessages.push(/404/);
      const page = await visit(address, { ...window, reducedMotion: 'reduce' });
      await loadMap(page);
      const stops = await walk(page);
      expect(stops[0]?.words).toBe('Go to the words');
      expect(stops.filter(({ ringed }) => !ringed).map(({ words }) => words)).toEqual([]);
      expect(stops.filter(({ covered }) => covered).map(({ words }) => words)).toEqual([]);
      expect(stops.map(({ index }) => index)).toEqual(
        stops.map(({ index }) => index).toSorted((a, b) => a - b),
      );
      expect(stops.length).toBe(await countUsable(page));
    },
  );
}

test('the skip link jumps over the header', async ({ visit }) => {
  const page = await visit('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

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
    await goTo(page, address);
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
  await page.getByRole('form').getByLabel('Your name').focus();
  for (let stop = 0; stop < 6; stop += 1) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'send'));
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual(['name', 'email', 'phone', 'subject', 'message', 'send']);
  await tabTo(page, 'Go to the words');
});
