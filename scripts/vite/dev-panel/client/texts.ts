/** The text of an element itself and not of one inside of it, on one line. */
export function ownText(element: Element): string {
  const texts = textNodes(element).map(({ data }) => data);
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
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
