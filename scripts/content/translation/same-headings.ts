import type { ContentFile } from '../resolve/content-file.ts';

export function haveSameHeadings(a: ContentFile, b: ContentFile): boolean {
  return headingLevels(a).join() === headingLevels(b).join();
}

export function headingLevels({ body }: ContentFile): number[] {
  return body?.headings.map(({ depth }) => depth) ?? [];
}
