import type { ShownFact } from '../draft/page-values.ts';
import {
  labelSourceAttribute,
  pictureSourceAttribute,
  sourceAttribute,
} from './page-attributes.ts';

/** An element that shows text, and its source: `content/faq/delivery.mdx:2:11`. */
export interface SourcedElement {
  element: Element;
  source: string;
}

/**
 * Returns the source of an element's text from an attribute. If the text is exactly a fact, such as the
 * phone number, returns the source of the fact.
 */
export function findSource(element: Element, facts: readonly ShownFact[]) {
  const pictureSource = isPicture(element) ? pictureSourceOf(element) : undefined;
  if (pictureSource) return { element, source: pictureSource };
  for (const candidate of candidatesFor(element)) {
    const text = ownText(candidate);
    const fact = facts.find((shownFact) => shownFact.text === text);
    // Only an element without text, such as an icon, shows its label.
    const isEmpty = (candidate.textContent ?? '').trim() === '';
    const labelSource = isEmpty ? candidate.getAttribute(labelSourceAttribute) : null;
    const source = fact?.source ?? candidate.getAttribute(sourceAttribute) ?? labelSource;
    if (source) return { element: candidate, source };
  }
  return undefined;
}

/** Returns the element whose text or picture is at a point of the window. */
export function elementAt(x: number, y: number): Element | undefined {
  const [top, ...behind] = document.elementsFromPoint(x, y);
  if (!top || hasTextAt(top, x, y)) return top;
  const layer = layerOf(top);
  const below = behind.filter((element) => layer.contains(element));
  // The link of a card may cover the card's text. The card is the link's positioned ancestor.
  const card = top instanceof HTMLElement && top.matches(controls) ? top.offsetParent : null;
  const inCard = below.filter((element) => card?.contains(element));
  const text = inCard.find((element) => hasTextAt(element, x, y));
  if (text) return text;
  // A link as a button may be in front of a picture.
  if (card && ownText(top) !== '' && contains(top.getBoundingClientRect(), x, y)) return top;
  const picture = inCard.find(isPicture);
  // Between the lines of a card, the link is on top everywhere.
  if (card) return picture ?? nearestText(card, x, y) ?? top;
  if (top.matches(`[${sourceAttribute}]`)) return top;
  // A picture may be behind the box of a text.
  return below.find((element) => hasTextAt(element, x, y) || isPicture(element)) ?? top;
}

/** Returns the element whose text is nearest to a point of the window; undefined without text. */
function nearestText(card: Element, x: number, y: number): Element | undefined {
  const texts = [...card.querySelectorAll('*')].flatMap((element) =>
    ownText(element) === ''
      ? []
      : textBoxes(element)
          // Text only for screen readers is one pixel wide.
          .filter(({ width }) => width > 1 && element.clientWidth !== 1)
          .map(({ left, right, top, bottom }) => ({
            element,
            distance: Math.hypot(
              Math.max(left - x, 0, x - right),
              Math.max(top - y, 0, y - bottom),
            ),
          })),
  );
  return texts.toSorted((a, b) => a.distance - b.distance)[0]?.element;
}

/** Returns the ancestor that stays in front of the scrolled page, such as the header; else the page. */
function layerOf(element: Element): Element {
  const { parentElement } = element;
  const staysInFront = /^(sticky|fixed)$/.test(getComputedStyle(element).position);
  return staysInFront || !parentElement ? element : layerOf(parentElement);
}

function isPicture(element: Element): element is HTMLImageElement {
  return element instanceof HTMLImageElement && pictureSourceOf(element) !== undefined;
}

/** Returns the source of a picture. The position of a Markdown picture is that of its description. */
function pictureSourceOf(element: Element): string | undefined {
  const attributes = [pictureSourceAttribute, labelSourceAttribute];
  return (
    attributes.map((name) => element.getAttribute(name)).find((source) => source !== null) ??
    undefined
  );
}

/** Selects the elements that respond to a click. */
const controls = 'a, button, summary, label, select';

/** Returns the elements that may have the source. The label of an input has it, or the button of an icon. */
function candidatesFor(element: Element): Element[] {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = isField ? element.labels?.[0] : undefined;
  const control = label ?? (ownText(element) === '' ? element.closest(controls) : undefined);
  const closestWithSource = element.closest(`[${sourceAttribute}]`);
  const innerElements = control?.querySelectorAll('*') ?? [];
  return [element, control, ...innerElements, closestWithSource].filter((found) => !!found);
}

/** Returns the text of an element without its child elements, on one line. */
function ownText(element: Element): string {
  const texts = textNodes(element).map(({ data }) => data);
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Returns true if the element's own text is at a point of the window. */
function hasTextAt(element: Element, x: number, y: number): boolean {
  return textBoxes(element).some((box) => contains(box, x, y));
}

/** Returns the boxes of the lines of an element's own text. */
function textBoxes(element: Element): DOMRect[] {
  return textNodes(element).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function textNodes(element: Element): Text[] {
  return [...element.childNodes].filter((node) => node instanceof Text);
}
