import { startOfFile, type FileDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import type { Pair } from './pair.ts';

/** Whether two bodies have as many headings, each of the same level. */
export function haveSameHeadings(one: ContentFile, other: ContentFile): boolean {
  return levels(one).join() === levels(other).join();
}

/** A page whose headings are not those of the page that it translates. */
export function compareHeadings({ file, original }: Pair): FileDiagnostic[] {
  if (haveSameHeadings(file, original)) return [];
  const [here, there] = [levels(file), levels(original)];
  const index = here.findIndex((level, at) => level !== there[at]);
  const { line, column } = file.body?.headings.at(index) ?? startOfFile;
  const { path } = original.source;
  const message = `${path} has other headings, so links to places on this page may lead elsewhere; give both pages the same headings in the same order`;
  return [{ line, column, message }];
}

function levels({ body }: ContentFile): number[] {
  return body?.headings.map(({ depth }) => depth) ?? [];
}
