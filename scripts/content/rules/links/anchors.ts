import { collections, type CollectionName } from '../../../../src/collections/schemas.ts';
import type { CollectionDefinition } from '../../../../src/collections/definition.ts';
import { hiddenReason } from '../../resolve/drafts.ts';
import type { ContentFile } from '../../resolve/content-file.ts';
import { startOfFile, type Reference, type Position } from '../../diagnostics/diagnostic.ts';

export interface Anchor extends Position {
  id: string;
  path: string;
  /** The reason why links must not lead to it. */
  hidden?: string | undefined;
}

/** Returns the anchors on a page: its headings and shown entries; undefined if its body has errors. */
export function anchorsOn(
  { source: { path }, body }: ContentFile,
  files: readonly ContentFile[],
): Anchor[] | undefined {
  if (!body || body.incomplete) return undefined;
  const entries = [...new Set(body.collections.filter(hasAnchors).map(({ name }) => name))]
    .flatMap((name) => files.filter(({ source }) => source.folder === name))
    .map((file) => ({
      id: file.source.id,
      path: file.source.path,
      ...startOfFile,
      hidden: hiddenReason(file),
    }));
  return [...entries, ...body.headings.map(({ id, line, column }) => ({ id, path, line, column }))];
}

/** Returns true if links can lead to the entries of a collection. */
export function hasAnchors({ name }: Reference): boolean {
  const definition: CollectionDefinition | undefined = collections[name as CollectionName];
  return definition?.anchors === true;
}
