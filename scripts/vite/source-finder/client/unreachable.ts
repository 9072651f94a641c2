import type { PlacedWords } from '../placed-words.ts';
import type { Listing } from '../listing.ts';
import { findSource } from './find-source.ts';

/**
 * The words of the page's front matter and of content/site that no click on the page as it is now
 * can lead to, by their files, the page's first.
 */
export function unreachable({ page, words }: Listing): Map<string, PlacedWords[]> {
  const sources = new Set(
    [...document.body.querySelectorAll('*')]
      .filter(canBeClicked)
      .map((element) => findSource(element, words)?.source),
  );
  const files = new Map<string, PlacedWords[]>([[page, []]]);
  for (const value of words) {
    const isHere = value.file === page || value.file.startsWith('content/site/');
    if (!isHere || sources.has(value.source)) continue;
    files.set(value.file, [...(files.get(value.file) ?? []), value]);
  }
  return files;
}

/** Words for screen readers alone stand in a box of one pixel. */
function canBeClicked(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
