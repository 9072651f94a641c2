import { collections, type CollectionName } from '../../src/collections/schemas.ts';
import type { CollectionDefinition } from '../../src/collections/definition.ts';
import { pagesFolder, routeOf } from '../content/content-types.ts';
import type { ContentFile } from '../content/validate/validate-file.ts';
import type { Request } from './request.ts';

/** Where on the site a new file will show, in a sentence. */
export function whereItShows(
  { type, id }: Pick<Request, 'type' | 'id'>,
  files: readonly ContentFile[],
): string {
  if (type.folder === pagesFolder) {
    return `It will be the page ${routeOf(id)}, with a link in header and footer if you use "navigation".`;
  }
  if (type.id !== undefined) return `It will show on every page. ${type.description}`;
  const routes = files
    .filter(({ references }) => references?.collections.some(({ name }) => name === type.folder))
    .map(({ source }) => routeOf(source.id) ?? 'the page for addresses that do not exist');
  if (routes.length === 0) {
    return `No page shows it yet; write <Collection of="${type.folder}" /> on one that should.`;
  }
  const definition: CollectionDefinition = collections[type.folder as CollectionName];
  const link = definition.anchors ? ` Links can lead to it: ${routes[0]}#${id}` : '';
  return `It will show on ${routes.join(' and ')}.${link}`;
}
