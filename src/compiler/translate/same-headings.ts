import type { ContentFile } from '../read/resolve/content-file.ts';

/** Returns true if two files have headings of the same levels in the same order. */
export function haveSameHeadings(a: ContentFile, b: ContentFile): boolean {
  return headingLevels(a).join() === headingLevels(b).join();
}

export function headingLevels({ body }: ContentFile): number[] {
  return body?.headings.map(({ depth }) => depth) ?? [];
}
