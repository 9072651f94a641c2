import type { ShownFact } from '../protocol/content-state.ts';
import { labelSourceAttribute, sourceAttribute } from '../protocol/page-attributes.ts';

/** An element that shows text, and its source: `content/faq/delivery.mdx:2:11`. */
export interface Found {
  element: Element;
  source: string;
}

/** `findSource` where the facts of the page are known. */
export type FindSource = (element: Element) => Found | undefined;

/**
 * Finds where the text of an element is written, which the element names. An element that says only a
 * fact, such as the phone number, leads to the fact.
 */
export function findSource(element: Element, facts: readonly ShownFact[]): Found | undefined {
  for (const part of partsOf(element)) {
    const isEmpty = (part.textContent ?? '').trim() === '';
    const text = ownText(part);
    const source =
      facts.find((fact) => fact.text === text)?.source ??
      part.getAttribute(sourceAttribute) ??
      (isEmpty ? part.getAttribute(labelSourceAttribute) : undefined);
    if (source) return { element: part, source };
  }
  return undefined;
}

/** The element at a point of the window whose text is meant by it. */
export function elementAt(x: number, y: number): Element | undefined {
  const [top, ...below] = document.elementsFromPoint(x, y);
  // The face of a button may be all of its card: then text of the card can lie below it.
  const card = top instanceof HTMLElement && top.matches(control) ? top.offsetParent : null;
  return below.find((element) => card?.contains(element) && hasTextAt(element, x, y)) ?? top;
}

const control = 'a, button, summary, label, select';

/** Where the words may be: an icon stands for the control around it, a control for its inside. */
function partsOf(element: Element): Element[] {
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = field ? element.labels?.[0] : undefined;
  const whole = label ?? (ownText(element) === '' ? element.closest(control) : undefined);
  const marked = element.closest(`[${sourceAttribute}]`);
  return [element, whole, ...(whole?.querySelectorAll('*') ?? []), marked].filter((one) => !!one);
}

/** The text of an element itself and not of one inside of it, on one line. */
function ownText(element: Element): string {
  const texts = textNodes(element).map(({ data }) => data);
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Whether text of the element itself is at this point of the window. */
function hasTextAt(element: Element, x: number, y: number): boolean {
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
