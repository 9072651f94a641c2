import type { PlacedWords } from '../placed-words.ts';
import { sourceAttribute } from '../listing.ts';
import { matches } from './matches.ts';
import { nearest } from './nearest.ts';
import { hasTextAt, labels, ownText } from './texts.ts';

/** An element that shows words, and where they are written: `content/faq/delivery.mdx:2:11`. */
export interface Found {
  element: Element;
  source: string;
}

/**
 * Finds where the words of an element are written: what Markdown made bears a mark, all other words
 * are looked up.
 * @param values every field and attribute that holds words
 */
export function findSource(element: Element, values: readonly PlacedWords[]): Found | undefined {
  const marked = element.closest(`[${sourceAttribute}]`);
  if (marked) return { element: marked, source: marked.getAttribute(sourceAttribute) ?? '' };
  for (const part of partsOf(element)) {
    for (const text of textsOf(part)) {
      const value = nearest(matches(text, values), part, values);
      if (value) return { element: part, source: value.source };
    }
  }
  return undefined;
}

/** The element at a point of the window whose words are meant by it. */
export function elementAt(x: number, y: number): Element | undefined {
  const [top, ...below] = document.elementsFromPoint(x, y);
  // The face of a button may be all of its card: then words of the card can lie below it.
  const card = top instanceof HTMLElement && top.matches(control) ? top.offsetParent : null;
  return below.find((element) => card?.contains(element) && hasTextAt(element, x, y)) ?? top;
}

const control = 'a, button, summary, label, select';

/** Where the words may stand: an icon stands for the control around it, a control for its inside. */
function partsOf(element: Element): Element[] {
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = field ? element.labels?.[0] : undefined;
  const whole = label ?? (ownText(element) === '' ? element.closest(control) : undefined);
  return whole ? [element, whole, ...whole.querySelectorAll('*')] : [element];
}

/** What an element shows; its labels count where it shows no words. */
function textsOf(element: Element): string[] {
  const hasWords = (element.textContent ?? '').trim() !== '';
  return hasWords ? [ownText(element)] : labels(element);
}
