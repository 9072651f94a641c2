import { isSafeUrl } from '../../../../src/fields/https-url.ts';
import type { ContentFile } from '../../resolve/content-file.ts';

/** Returns each https URL in fields, attributes and links, with its position. */
export function webUrlsIn({ source: { path }, segments }: ContentFile) {
  return segments
    .flatMap(({ notation, value: name, line, column, references }) =>
      notation ? [{ name, line, column }] : references.filter(({ kind }) => kind === 'link'),
    )
    .filter(({ name }) => isSafeUrl(name))
    .map(({ name, line, column }) => ({ path, name, line, column }));
}
