import { collections, type CollectionName } from '../../src/collections/schemas.ts';
import type { CollectionDefinition } from '../../src/collections/definition.ts';
import type { CheckedFile } from '../content/validate/check-file.ts';
import { pagesFolder } from '../content/kinds.ts';
import { routeOf } from '../content/link/mention.ts';
import { nodesIn } from '../content/nodes-in.ts';
import { attributesOf } from '../content/validate/tag-use.ts';
import type { Request } from './request.ts';

/** Where on the site a new file will show, in a sentence. */
export function whereItShows(
  { kind, id }: Pick<Request, 'kind' | 'id'>,
  files: readonly CheckedFile[],
): string {
  if (kind.folder === pagesFolder) {
    return `It will be the page ${routeOf(id)}, with a link in header and footer if you use "navigation".`;
  }
  if (kind.id !== undefined) return `It will show on every page. ${kind.description}`;
  const routes = pagesThatShow(kind.folder, files);
  if (routes.length === 0) {
    return `No page shows it yet; write <Collection of="${kind.folder}" /> on one that should.`;
  }
  const definition: CollectionDefinition = collections[kind.folder as CollectionName];
  const link = definition.places ? ` Links can lead to it: ${routes[0]}#${id}` : '';
  return `It will show on ${routes.join(' and ')}.${link}`;
}

/** The addresses of the pages that show a collection. */
function pagesThatShow(folder: string, files: readonly CheckedFile[]): string[] {
  return files
    .filter(({ source, tree }) => source.folder === pagesFolder && tree && shows(tree, folder))
    .map(({ source }) => routeOf(source.id) ?? 'the page for addresses that do not exist');
}

function shows(tree: NonNullable<CheckedFile['tree']>, folder: string): boolean {
  return nodesIn(tree).some(
    (node) =>
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'Collection' &&
      attributesOf(node).values.of === folder,
  );
}
