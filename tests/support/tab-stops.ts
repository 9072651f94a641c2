import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadMap } from './keyboard.ts';
import { goTo } from './visits.ts';

/** An element that has the focus after a key is pressed. */
interface Stop {
  text: string;
  /** The index among all controls of the page. */
  index: number;
  /** Faults of the element's visibility and of its focus ring. */
  faults: string[];
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function countVisibleControls(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement & { type?: string; name?: string }>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Tab stops once at a group of radio buttons.
        .filter(({ type, name }, index, all) => {
          const first = all.findIndex((other) => other.type === 'radio' && other.name === name);
          return type !== 'radio' || first === index;
        }).length,
    controls,
  );
}

function describeStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async (selector) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // The browser may need a frame to scroll and another to draw the focus ring.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const elementsOnTop = [0.1, 0.5, 0.9]
      .map((part) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part))
      .filter((element) => element !== null);
    // Text in a card does not cover the link that spans the card.
    const isCover = (element: Element) =>
      !focused.contains(element) &&
      !element.contains(focused) &&
      (element.closest('li') === null || element.closest('li') !== focused.closest('li'));
    // Of a tall element, only a part must be visible.
    const isTall = box.height > window.innerHeight / 2;
    const isCovered = isTall ? elementsOnTop.every(isCover) : elementsOnTop.some(isCover);

    const styles = [undefined, '::before', '::after'].map((part) =>
      getComputedStyle(focused, part),
    );
    const rings = styles.filter(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
    // A ring of one colour is invisible on a background of this colour, such as a picture.
    const hasSecondColour = rings.some(({ boxShadow }) => boxShadow !== 'none');

    const text = focused.textContent?.trim() || focused.getAttribute('title') || focused.id;
    const faults = {
      'not on the screen': elementsOnTop.length === 0,
      covered: isCovered,
      'without a focus ring': rings.length === 0,
      'with a focus ring of one colour': !hasSecondColour,
    };
    const found = Object.entries(faults).filter(([, isFound]) => isFound);
    const all = [
      ...document.querySelectorAll<HTMLElement & { type?: string; name?: string }>(selector),
    ];
    const { type, name } = focused as HTMLInputElement;
    // Tab enters a group of radio buttons at its first button, Shift and Tab at its last.
    const isInGroup = (other: (typeof all)[number]) =>
      other.type === 'radio' && other.name === name;
    return {
      text,
      index: type === 'radio' ? all.findIndex(isInGroup) : all.indexOf(focused as HTMLElement),
      faults: found.map(([fault]) => `${text}: ${fault}`),
    };
  }, controls);
}

/** Presses a key until the focus has visited the whole page. */
async function visitStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const readFocusedTag = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  let tag = '';
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    // A busy browser needs a moment to return the focus from the map.
    if (tag === 'IFRAME') await expect.poll(readFocusedTag).not.toBe('BODY');
    tag = await readFocusedTag();
    if (tag === 'IFRAME') continue;
    const stop = await describeStop(page);
    if (!stop || stop.index === stops[0]?.index) return stops;
    stops.push(stop);
  }
  throw new Error('The focus does not reach the end of the page.');
}

/** Expects that Tab reaches every control of the open page in order, and Shift and Tab on the way back. */
export async function expectReachableByKeyboard(page: Page) {
  await loadMap(page);
  const stops = await visitStops(page, 'Tab');
  const order = stops.map(({ index }) => index);
  expect(stops[0]?.text).toBe('Go to the words');
  expect(stops.flatMap(({ faults }) => faults)).toEqual([]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(stops).toHaveLength(await countVisibleControls(page));

  await goTo(page, page.url());
  await loadMap(page);
  const stopsBack = await visitStops(page, 'Shift+Tab');
  expect(stopsBack.flatMap(({ faults }) => faults)).toEqual([]);
  expect(stopsBack.map(({ index }) => index)).toEqual(order.toReversed());
}
