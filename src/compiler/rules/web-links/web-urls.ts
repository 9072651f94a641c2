import { isSafeUrl } from '../../../site/fields/https-url.ts';
import type { ContentFile } from '../../resolve/content-file.ts';

/** Returns each https URL in fields, attributes and links, with its position. */
export function webUrlsIn({ source: { path }, segments }: ContentFile) {
  // Only fields and attributes have a notation. Their whole value may be a URL.
  const possibleUrls = segments.flatMap(({ notation, value: name, line, column, references }) =>
    notation ? [{ name, line, column }] : references.filter(({ kind }) => kind === 'link'),
  );
  return possibleUrls
    .filter(({ name }) => isSafeUrl(name))
    .map(({ name, line, column }) => ({ path, url: name, line, column }));
}
