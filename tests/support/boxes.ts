import type { Locator } from 'playwright-core';

/** The position and size of an element in the window, in px. */
export type Box = Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>;

/** Returns the box of a visible element. @throws if the element is not visible */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not visible`);
  const { x, y, width, height } = box;
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
}

/** Clicks in the middle of an element, even if it is covered. The page does not scroll. */
export async function clickMiddle(element: Locator) {
  const { left, top, width, height } = await boxOf(element);
  await element.page().mouse.click(left + width / 2, top + height / 2);
}
