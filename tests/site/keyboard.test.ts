import type { Page } from 'playwright-core';
import { loadMap } from '../support/keyboard.ts';
import { desk, phone, zoomed } from '../support/pages.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { answerOutside, goTo } from '../support/visits.ts';

interface Stop {
  text: string;
  /** The index among all usable elements of the page. */
  index: number;
  /** The faults of the focus ring: it is missing or covered. */
  faults: string[];
}

const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function countUsable(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    usable,
  );
}

/** Describes the focused element. */
function stopHere(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async (selector) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // The browser may need a frame to scroll and another to draw the focus ring.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const text = focused.textContent?.trim() || focused.getAttribute('title') || focused.id;
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    // Text in a card does not cover the link that spans the card.
    const isCover = (top: Element) =>
      !focused.contains(top) &&
      !top.contains(focused) &&
      (top.closest('li') === null || top.closest('li') !== focused.closest('li'));
    // At least a part of an element that is higher than the visible area must be visible.
    const isTall = box.height > window.innerHeight / 2;
    const onScreen = [0.1, 0.5, 0.9]
      .map((part) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part))
      .filter((top) => top !== null);
    const styles = [undefined, '::before', '::after'].map((part) =>
      getComputedStyle(focused, part),
    );
    const faults = [
      onScreen.length === 0 && `${text}: not on the screen`,
      (isTall ? onScreen.every(isCover) : onScreen.some(isCover)) && `${text}: covered`,
      styles.every(({ outlineStyle: line, outlineWidth: width }) =>
        [line, width].some((value) => value === 'none' || value === '0px'),
      ) && `${text}: not marked`,
      // A ring of one colour is invisible on a background of this colour, such as a picture.
      styles.every(
        ({ outlineStyle, boxShadow }) => outlineStyle === 'none' || boxShadow === 'none',
      ) && `${text}: marked in one tone`,
    ].filter((fault) => fault !== false);
    return { text, index: [...document.querySelectorAll(selector)].indexOf(focused), faults };
  }, usable);
}

/** Presses a key from one end of the page to the other. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  for (let presses = 0, last = ''; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    // A busy browser needs a moment to return the focus from the map.
    if (last === 'IFRAME') await expect.poll(focused).not.toBe('BODY');
    last = await focused();
    if (last === 'IFRAME') continue;
    const stop = await stopHere(page);
    if (!stop || stop.index === stops[0]?.index) return stops;
    stops.push(stop);
  }
  throw new Error('the keyboard never came to the end of the page');
}

testOnNext.for([
  { path: '/', device: 'phone', window: phone },
  { path: '/every-tag', device: 'phone', window: phone },
  { path: '/every-tag', device: 'desk', window: desk },
  { path: '/every-tag', device: 'desk at a zoom of 400 %', window: zoomed },
])('reaches everything on $path by keyboard on a $device', async ({ path, window }, { visit }) => {
  const page = await visit(path, { ...window, fault: answerOutside() });
  await loadMap(page);
  const stops = await walk(page, 'Tab');
  const order = stops.map(({ index }) => index);
  expect(stops[0]?.text).toBe('Go to the words');
  expect(stops.flatMap(({ faults }) => faults)).toEqual([]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(stops).toHaveLength(await countUsable(page));

  await goTo(page, path);
  await loadMap(page);
  const back = await walk(page, 'Shift+Tab');
  expect(back.flatMap(({ faults }) => faults)).toEqual([]);
  expect(back.map(({ index }) => index)).toEqual(order.toReversed());
});

test('skips the header with the skip link', async ({ visit }) => {
  const page = await visit('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});
