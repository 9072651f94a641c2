import { collections, type CollectionName } from '../../../src/collections/schemas.ts';
import type { CollectionDefinition } from '../../../src/collections/definition.ts';
import { hiddenBecause } from './drafts.ts';
import type { ContentFile } from '../validate/content-file.ts';
import {
  startOfFile,
  type FileDiagnostic,
  type Reference,
  type Position,
} from '../diagnostics/diagnostic.ts';

/** An anchor on a page, and the position that it comes from. */
export interface Anchor extends Position {
  id: string;
  path: string;
  /** Why links must not lead to it, if they must not. */
  hidden?: string | undefined;
}

/** The anchors on a page; undefined while its body cannot be read. */
export function anchorsOn(
  { source: { path }, body }: ContentFile,
  files: readonly ContentFile[],
): Anchor[] | undefined {
  if (!body || body.incomplete) return undefined;
  const shown = [...new Set(body.collections.filter(hasAnchors).map(({ name }) => name))]
    .flatMap((name) => files.filter(({ source }) => source.folder === name))
    .map((file) => ({
      id: file.source.id,
      path: file.source.path,
      ...startOfFile,
      hidden: hiddenBecause(file),
    }));
  return [...shown, ...body.headings.map(({ id, line, column }) => ({ id, path, line, column }))];
}

function hasAnchors({ name }: Reference): boolean {
  const definition: CollectionDefinition | undefined = collections[name as CollectionName];
  return definition?.anchors === true;
}

/** Anchors of one page with the same name, of which a link would find only the first. */
export function duplicateAnchors(page: ContentFile, anchors: readonly Anchor[]): FileDiagnostic[] {
  return [...shownTwice(page), ...sameNames(anchors, page.source.path)];
}

function shownTwice({ body }: ContentFile): FileDiagnostic[] {
  const shown = body?.collections.filter(hasAnchors) ?? [];
  return shown.flatMap(({ name, line, column }, index) => {
    const first = shown.findIndex((other) => other.name === name);
    const message = `line ${shown[first]?.line} already shows "${name}", and links lead to the entries there; remove one of the two`;
    return first === index ? [] : [{ line, column, message }];
  });
}

function sameNames(anchors: readonly Anchor[], page: string): FileDiagnostic[] {
  // Of two with one name the map keeps the one that comes last, here the first on the page.
  const firsts = new Map(anchors.toReversed().map((anchor) => [anchor.id, anchor]));
  return anchors.flatMap((anchor) => {
    const { id, path, line, column } = anchor;
    const first = firsts.get(id);
    if (id === '' || path !== page || !first || first === anchor) return [];
    const message = `another heading or entry on this page has the link #${id} already; change these words`;
    const related = { path: first.path, line: first.line, column: first.column };
    return [{ line, column, message, related }];
  });
}
