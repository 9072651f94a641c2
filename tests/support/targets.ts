import type { Frame, Locator, Page } from 'playwright-core';

/**
 * Returns the controls that are too small to tap: less than 44 px wide or high, or less than 24 px
 * high for a link in a sentence. The size is the area that receives the tap, so a link across a
 * card is as large as the card.
 */
export function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';

    const isInSentence = (control: Element) =>
      control.matches('a') &&
      Array.from(control.parentElement?.childNodes ?? []).some(
        (node) => node !== control && node.nodeName === '#text' && node.textContent?.trim(),
      );

    /** Counts tappable pixels in a direction, up to 30: 30 on both sides are more than 44. */
    const countPixels = (control: Element, x: number, y: number, stepX: number, stepY: number) => {
      for (let pixels = 0; pixels < 30; pixels += 1) {
        const hit = document.elementFromPoint(x + stepX * (pixels + 1), y + stepY * (pixels + 1));
        if (hit?.closest(selector) !== control) return pixels;
      }
      return 30;
    };

    const sizeOf = (control: Element) => {
      const [boxBeforeScroll] = control.getClientRects();
      if (!boxBeforeScroll || Math.min(boxBeforeScroll.width, boxBeforeScroll.height) >= 44)
        return boxBeforeScroll;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box = boxBeforeScroll] = control.getClientRects();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const pixels = (stepX: number, stepY: number) => countPixels(control, x, y, stepX, stepY);
      return {
        width: Math.max(box.width, pixels(-1, 0) + 1 + pixels(1, 0)),
        height: Math.max(box.height, pixels(0, -1) + 1 + pixels(0, 1)),
      };
    };

    const small: string[] = [];
    for (const control of root.querySelectorAll(selector)) {
      if (!control.checkVisibility() || control.closest('.visually-hidden')) continue;
      const size = sizeOf(control);
      if (!size) continue;
      const { width, height } = size;
      const isSmall = isInSentence(control) ? height < 24 : Math.min(width, height) < 44;
      const text = control.textContent?.trim() || control.getAttribute('aria-label') || '';
      if (isSmall) small.push(`${text}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;
  });
}

/** Returns how far the page scrolls sideways, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Inspects the page at each width, in px.
 * @returns the faults, each with its width. Sideways scrolling is a fault, too.
 */
export async function faultsAtWidths(
  page: Page,
  widths: readonly number[],
  inspect: (width: number) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await sidewaysScroll(page);
    if (sideways !== 0) faults.push(`${width} px: ${sideways} px too wide`);
    const found = await inspect(width);
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/**
 * Runs a function in a framed page at each width, in px.
 * @param inspect a function without references to its surroundings
 */
export function inspectAtWidths<Result>(
  frame: Frame,
  widths: readonly number[],
  inspect: () => Result,
): Promise<(Result & { width: number })[]> {
  return frame.evaluate(`
    ${JSON.stringify(widths)}.map((width) => {
      frameElement.style.width = width + 'px';
      return { width, ...(${inspect})() };
    })`);
}
