import type { ContentFile } from '../resolve/content-file.ts';

/** Returns true if two bodies have headings of the same levels. */
export function haveSameHeadings(one: ContentFile, other: ContentFile): boolean {
  return levels(one).join() === levels(other).join();
}

export function levels({ body }: ContentFile): number[] {
  return body?.headings.map(({ depth }) => depth) ?? [];
}
