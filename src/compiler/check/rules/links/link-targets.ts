import { hasAnchors, routeOf } from '../../../content-types/content-types.ts';
import { startOfFile, type Position } from '../../../diagnostics/diagnostic.ts';
import { isPage, type ContentFile } from '../../../read/resolve/content-file.ts';
import { hiddenReason, type ExplainHidden } from '../../../read/resolve/published-files.ts';

/** The pages by their routes. The 404 page has the route undefined. */
export type LinkTargets = ReadonlyMap<string | undefined, Target>;

interface Target {
  /** Says why links must not lead to the page; undefined if they may. */
  explainHidden: ExplainHidden | undefined;
  /** Undefined if the body has errors. */
  anchors: readonly Anchor[] | undefined;
}

/** A heading or an entry, with the id that a link names after #. */
export interface Anchor extends Position {
  id: string;
  path: string;
  /** Says why links must not lead to the anchor; undefined if they may. */
  explainHidden?: ExplainHidden | undefined;
}

/** Returns the link targets of one language. @param files the files of that language */
export function findLinkTargets(files: readonly ContentFile[]): LinkTargets {
  const targets = files.filter(isPage).map((page): [string | undefined, Target] => {
    const target = { explainHidden: hiddenReason(page), anchors: anchorsOn(page, files) };
    return [routeOf(page.textFile.id), target];
  });
  return new Map(targets);
}

/** Returns the anchors on a page: headings and shown entries; undefined if the body has errors. */
function anchorsOn(
  { textFile: { path }, body }: ContentFile,
  files: readonly ContentFile[],
): Anchor[] | undefined {
  if (!body || body.incomplete) return undefined;
  const shown = new Set(body.collections.map(({ name }) => name).filter(hasAnchors));
  const entries = [...shown].flatMap((name) =>
    files.filter(({ textFile }) => textFile.folder === name),
  );
  const entryAnchors = entries.map((file) => ({
    id: file.textFile.id,
    path: file.textFile.path,
    ...startOfFile,
    explainHidden: hiddenReason(file),
  }));
  const headingAnchors = body.headings.map(({ id, line, column }) => ({ id, path, line, column }));
  return [...entryAnchors, ...headingAnchors];
}

/** Adds the pages and anchors that only the originals of a translation have. */
export function withOriginals(translated: LinkTargets, originals: LinkTargets): LinkTargets {
  const merged = [...translated].map(([route, target]) => {
    const originalAnchors = originals.get(route)?.anchors;
    const anchors = target.anchors && originalAnchors && [...target.anchors, ...originalAnchors];
    return [route, anchors ? { ...target, anchors } : target] as const;
  });
  return new Map([...originals, ...merged]);
}
