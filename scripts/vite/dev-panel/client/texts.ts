/** The text of an element itself and not of one inside of it, on one line. */
export function ownText(element: Element): string {
  return onOneLine(textNodes(element).map(({ data }) => data));
}

/** The text in the attributes of an element. */
export function labels(element: Element): string[] {
  return ['alt', 'aria-label', 'title', 'placeholder']
    .map((name) => onOneLine([element.getAttribute(name) ?? '']))
    .filter((label) => label !== '');
}

/** Whether text of the element itself is at this point of the window. */
export function hasTextAt(element: Element, x: number, y: number): boolean {
  return textNodes(element).some((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
}

function textNodes(element: Element): Text[] {
  return [...element.childNodes].filter((node) => node instanceof Text);
}

function onOneLine(parts: readonly string[]): string {
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
