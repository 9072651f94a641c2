import { sourceAttribute, type ShownValue } from '../protocol.ts';
import { matches } from './matches.ts';
import { hasTextAt, labels, ownText } from './texts.ts';

/** An element that shows text, and its source: `content/faq/delivery.mdx:2:11`. */
export interface Found {
  element: Element;
  source: string;
}

/**
 * Finds the source of an element: what Markdown made names it in an attribute, all other text is
 * looked up among the values.
 */
export function findSource(element: Element, values: readonly ShownValue[]): Found | undefined {
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

/** The element at a point of the window whose text is meant by it. */
export function elementAt(x: number, y: number): Element | undefined {
  const [top, ...below] = document.elementsFromPoint(x, y);
  // The face of a button may be all of its card: then text of the card can lie below it.
  const card = top instanceof HTMLElement && top.matches(control) ? top.offsetParent : null;
  return below.find((element) => card?.contains(element) && hasTextAt(element, x, y)) ?? top;
}

const control = 'a, button, summary, label, select';

/** Where the text may be: an icon stands for the control around it, a control for its inside. */
function partsOf(element: Element): Element[] {
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = field ? element.labels?.[0] : undefined;
  const whole = label ?? (ownText(element) === '' ? element.closest(control) : undefined);
  return whole ? [element, whole, ...whole.querySelectorAll('*')] : [element];
}

/** What an element shows; its labels count where it shows no text. */
function textsOf(element: Element): string[] {
  const hasText = (element.textContent ?? '').trim() !== '';
  return hasText ? [ownText(element)] : labels(element);
}

/**
 * Of values that say the same, the one whose file says most of what stands around the element: first
 * right beside it, then, where that is not enough, farther and farther away.
 * @param all every value that there is
 */
function nearest(
  candidates: readonly ShownValue[],
  element: Element,
  all: readonly ShownValue[],
): ShownValue | undefined {
  let left = candidates;
  for (let around = element.parentElement; around && left.length > 1;) {
    const texts = textsIn(around);
    const files = filesMarkedIn(around);
    const weights = left.map(
      ({ file }) =>
        all.filter((value) => value.file === file && texts.has(value.text)).length +
        files.filter((marked) => marked === file).length,
    );
    const most = Math.max(...weights);
    left = left.filter((_, index) => weights[index] === most);
    around = around.parentElement;
  }
  return left[0];
}

function textsIn(element: Element): Set<string> {
  const parts = [element, ...element.querySelectorAll('*')];
  return new Set(parts.flatMap((part) => [ownText(part), ...labels(part)]));
}

function filesMarkedIn(element: Element): string[] {
  return [...element.querySelectorAll(`[${sourceAttribute}]`)].map((marked) =>
    (marked.getAttribute(sourceAttribute) ?? '').replace(/:\d+:\d+$/, ''),
  );
}
