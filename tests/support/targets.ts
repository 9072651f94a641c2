import type { Locator, Page } from 'playwright-core';

/**
 * Returns the controls that are too small to tap: less than 44 px wide or high, or less than 24 px
 * high for a link in a sentence. The size is the area that receives the tap, so a link across a
 * card is as large as the card.
 * @returns each with its text and size
 */
export function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const interactive =
      'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';

    const isInSentence = (element: Element) =>
      element.matches('a') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeName === '#text' && node.textContent?.trim(),
      );

    /** Returns the distance from the middle, in one direction, up to which a tap hits the element. */
    const measure = (element: Element, x: number, y: number, stepX: number, stepY: number) => {
      let distance = 0;
      while (distance < 30) {
        const hit = document.elementFromPoint(
          x + stepX * (distance + 1),
          y + stepY * (distance + 1),
        );
        if (hit?.closest(interactive) !== element) break;
        distance += 1;
      }
      return distance;
    };

    const sizeOf = (element: Element) => {
      const [own] = element.getClientRects();
      if (!own || Math.min(own.width, own.height) >= 44) return own;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box = own] = element.getClientRects();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return {
        width: Math.max(
          box.width,
          measure(element, x, y, -1, 0) + measure(element, x, y, 1, 0) + 1,
        ),
        height: Math.max(
          box.height,
          measure(element, x, y, 0, -1) + measure(element, x, y, 0, 1) + 1,
        ),
      };
    };

    return [...root.querySelectorAll(interactive)]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .flatMap((element) => {
        const size = sizeOf(element);
        if (!size) return [];
        const isSmall = isInSentence(element)
          ? size.height < 24
          : Math.min(size.width, size.height) < 44;
        const text = element.textContent?.trim() || element.getAttribute('aria-label') || '';
        const { width, height } = size;
        return isSmall ? [`${text}: ${Math.round(width)} × ${Math.round(height)}`] : [];
      });
  });
}

/** Returns how far the page scrolls sideways, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
