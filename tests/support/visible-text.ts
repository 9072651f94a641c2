import type { Page } from 'playwright-core';

/** The text of a page at its scroll position. */
interface VisibleText {
  /** All text that is visible there or after scrolling, in order. */
  readable: string[];
  /** Text that is cut off, unless the page also shows it in full. */
  cut: string[];
  /** Pairs of texts that overlap. */
  overlapping: string[];
}

/** Finds cut and overlapping text. A menu or a bar may cover text. */
export function visibleText(page: Page): Promise<VisibleText> {
  return page.evaluate(() => {
    const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    /** Returns true if the element or a container hides a part of the box, even after scrolling. */
    const isCutOff = (element: Element, box: DOMRect) => {
      let scrollsSideways = false;
      let container: Element | null = element;
      while (container && container !== document.body) {
        const { overflowX, overflowY } = getComputedStyle(container);
        const { left, right, top, bottom } = container.getBoundingClientRect();
        scrollsSideways ||= isScrolling(overflowX);
        // Rounding can move an edge by 1 px.
        const isBeside = box.left < left - 1 || box.right > right + 1;
        if (isHiding(overflowX) && isBeside && !scrollsSideways) return true;
        const isAboveOrBelow = box.top < top - 1 || box.bottom > bottom + 1;
        if (isHiding(overflowY) && isAboveOrBelow) return true;
        container = container.parentElement;
      }
      return box.left < -1 && !scrollsSideways;
    };

    /** Returns true if the style of the element or of an ancestor matches. */
    const hasStyle = (
      element: Element | null,
      matches: (style: CSSStyleDeclaration) => boolean,
    ): boolean =>
      element !== null &&
      (matches(getComputedStyle(element)) || hasStyle(element.parentElement, matches));
    const isForScreenReaders = (element: Element) =>
      hasStyle(element, ({ clipPath }) => clipPath === 'inset(50%)');
    const isFixed = (element: Element) =>
      hasStyle(element, ({ position }) => position === 'fixed' || position === 'sticky');

    const segments: { text: string; boxes: DOMRect[]; isCut: boolean; isFixed: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replaceAll(/\s+/g, ' ').trim();
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('option, noscript') || isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width && height);
      const isCut = boxes.length === 0 || boxes.some((box) => isCutOff(element, box));
      segments.push({ text, boxes, isCut, isFixed: isFixed(element) });
    }

    // Letters fill about the middle half of a line's height.
    const doOverlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) >
        Math.max(a.top + a.height / 4, b.top + b.height / 4);

    const readable = segments.filter(({ isCut }) => !isCut);
    const isReadable = (text: string) => readable.some((segment) => segment.text.includes(text));
    const inPage = readable.filter((segment) => !segment.isFixed);
    const overlapping: string[] = [];
    for (const [index, first] of inPage.entries()) {
      for (const second of inPage.slice(index + 1)) {
        if (first.boxes.some((a) => second.boxes.some((b) => doOverlap(a, b))))
          overlapping.push(`${first.text} / ${second.text}`);
      }
    }
    return {
      readable: readable.map(({ text }) => text),
      cut: segments.filter(({ text }) => !isReadable(text)).map(({ text }) => text),
      overlapping,
    };
  });
}
