import type { Page } from 'playwright-core';

/** The text of a page at its scroll position. */
interface VisibleText {
  /** All text that can be read there or by scrolling, in order. */
  read: string[];
  /** Text that is partly cut off, and that the page does not contain again. */
  cut: string[];
  /** Text that overlaps other text, with the other text. */
  overlapping: string[];
}

/** Finds cut and overlapping text. A menu or a bar may cover text. */
export function visibleText(page: Page): Promise<VisibleText> {
  return page.evaluate(() => {
    const segments: { text: string; boxes: DOMRect[]; isCut: boolean; isAbove: boolean }[] = [];

    /** Returns true if an ancestor cuts off a part of the text, and scrolling does not show it. */
    const isCutOff = (element: Element, box: DOMRect) => {
      let scrollsSideways = false;
      for (let ancestor = element; ancestor !== document.body;) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        const clip = ancestor.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        // Scrolling reveals the rest of a list of pictures.
        scrollsSideways ||= overflowX === 'auto' || overflowX === 'scroll';
        const isBeside = box.left < clip.left - 1 || box.right > clip.right + 1;
        if (hides(overflowX) && isBeside && !scrollsSideways) return true;
        if (hides(overflowY) && (box.top < clip.top - 1 || box.bottom > clip.bottom + 1))
          return true;
        ancestor = ancestor.parentElement ?? document.body;
      }
      return box.left < -1 && !scrollsSideways;
    };
    /** Returns true for text only for screen readers. */
    const isOnlyForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        isOnlyForScreenReaders(element.parentElement));
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) ||
        isFixed(element.parentElement));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replaceAll(/\s+/g, ' ').trim();
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('option, noscript') || isOnlyForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width && height);
      const isCut = boxes.length === 0 || boxes.some((box) => isCutOff(element, box));
      segments.push({ text, boxes, isCut, isAbove: isFixed(element) });
    }

    // Letters fill about the middle half of a line's height.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) >
        Math.max(a.top + a.height / 4, b.top + b.height / 4);
    const readable = segments.filter(({ isCut }) => !isCut);
    const inPage = readable.filter(({ isAbove }) => !isAbove);
    return {
      read: readable.map(({ text }) => text),
      cut: segments
        .filter(
          ({ isCut, text }) => isCut && !readable.some((segment) => segment.text.includes(text)),
        )
        .map(({ text }) => text),
      overlapping: inPage.flatMap((segment, index) =>
        inPage
          .slice(index + 1)
          .filter((next) =>
            segment.boxes.some((box) => next.boxes.some((nextBox) => overlap(box, nextBox))),
          )
          .map((next) => `${segment.text} / ${next.text}`),
      ),
    };
  });
}
