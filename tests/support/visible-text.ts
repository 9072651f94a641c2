import type { Page } from 'playwright-core';

/** The text of a page at its scroll position. */
interface VisibleText {
  /** All text that can be read there or by scrolling, in order. */
  read: string[];
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

    /** Returns true if an ancestor cuts off a part of the text, and scrolling does not show it. */
    const isCutOff = (element: Element, box: DOMRect) => {
      let scrollsSideways = false;
      for (let ancestor = element; ancestor !== document.body;) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        const { left, right, top, bottom } = ancestor.getBoundingClientRect();
        // Scrolling shows the rest of a list of pictures.
        scrollsSideways ||= isScrolling(overflowX);
        const isBeside = box.left < left - 1 || box.right > right + 1;
        if (isHiding(overflowX) && isBeside && !scrollsSideways) return true;
        const isAboveOrBelow = box.top < top - 1 || box.bottom > bottom + 1;
        if (isHiding(overflowY) && isAboveOrBelow) return true;
        ancestor = ancestor.parentElement ?? document.body;
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

    const read = segments.filter(({ isCut }) => !isCut);
    const isReadElsewhere = (text: string) => read.some((segment) => segment.text.includes(text));
    const inPage = read.filter((segment) => !segment.isFixed);
    const overlapping: string[] = [];
    for (const [index, first] of inPage.entries()) {
      for (const second of inPage.slice(index + 1)) {
        if (first.boxes.some((a) => second.boxes.some((b) => doOverlap(a, b))))
          overlapping.push(`${first.text} / ${second.text}`);
      }
    }
    return {
      read: read.map(({ text }) => text),
      cut: segments
        .filter(({ isCut, text }) => isCut && !isReadElsewhere(text))
        .map(({ text }) => text),
      overlapping,
    };
  });
}
