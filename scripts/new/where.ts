import { collections, type CollectionName } from '../../src/collections/schemas.ts';
import type { CollectionDefinition } from '../../src/collections/definition.ts';
import { pagesFolder, routeOf } from '../content/content-types.ts';
import type { ContentFile } from '../content/validate/validate-file.ts';
import type { Request } from './request.ts';

/** Where on the site a new file will show, in a sentence. */
export function whereItShows(
  { kind, id }: Pick<Request, 'kind' | 'id'>,
  files: readonly ContentFile[],
): string {
  if (kind.folder === pagesFolder) {
    return `It will be the page ${routeOf(id)}, with a link in header and footer if you use "navigation".`;
  }
  if (kind.id !== undefined) return `It will show on every page. ${kind.description}`;
  const routes = files
    .filter(({ references }) => references?.collections.some(({ name }) => name === kind.folder))
    .map(({ source }) => routeOf(source.id) ?? 'the page for addresses that do not exist');
  if (routes.length === 0) {
    return `No page shows it yet; write <Collection of="${kind.folder}" /> on one that should.`;
  }
  const definition: CollectionDefinition = collections[kind.folder as CollectionName];
  const link = definition.places ? ` Links can lead to it: ${routes[0]}#${id}` : '';
  return `It will show on ${routes.join(' and ')}.${link}`;
}
