import type { ContentFile } from '../resolve/content-file.ts';

/** Whether two bodies have as many headings, each of the same level. */
export function haveSameHeadings(one: ContentFile, other: ContentFile): boolean {
  return levels(one).join() === levels(other).join();
}

/** The levels of the headings of a page. */
export function levels({ body }: ContentFile): number[] {
  return body?.headings.map(({ depth }) => depth) ?? [];
}
