import type { ContentFile } from '../resolve/content-file.ts';

export function haveSameHeadings(a: ContentFile, b: ContentFile): boolean {
  return levels(a).join() === levels(b).join();
}

export function levels({ body }: ContentFile): number[] {
  return body?.headings.map(({ depth }) => depth) ?? [];
}
