import type { PlacedWords } from '../placed-words.ts';
import { sourceAttribute } from '../listing.ts';
import { labels, ownText } from './texts.ts';

/**
 * Of values that say the same, the one whose file says most of what stands around the element: first
 * right beside it, then, where that does not tell, farther and farther away.
 * @param all every value that there is
 */
export function nearest(
  candidates: readonly PlacedWords[],
  element: Element,
  all: readonly PlacedWords[],
): PlacedWords | undefined {
  let left = candidates;
  for (let around = element.parentElement; around && left.length > 1;) {
    const texts = textsIn(around);
    const files = filesMarkedIn(around);
    const weights = left.map(
      ({ file }) =>
        all.filter((value) => value.file === file && texts.has(value.words)).length +
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
