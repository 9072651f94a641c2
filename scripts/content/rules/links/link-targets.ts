import { routeOf } from '../../content-types/content-types.ts';
import { isPage, type ContentFile } from '../../resolve/content-file.ts';
import { hiddenReason } from '../../resolve/drafts.ts';
import { anchorsOn, type Anchor } from './anchors.ts';

/** The pages by their routes. The 404 page has the route undefined. */
export type LinkTargets = ReadonlyMap<string | undefined, Target>;

interface Target {
  /** The reason why links must not lead to the page. */
  hidden: string | undefined;
  /** Undefined if the body has errors. */
  anchors: readonly Anchor[] | undefined;
}

/** Returns the link targets of one language. @param files of that language */
export function linkTargets(files: readonly ContentFile[]): LinkTargets {
  const targets = files.filter(isPage).map((page): [string | undefined, Target] => {
    const target = { hidden: hiddenReason(page), anchors: anchorsOn(page, files) };
    return [routeOf(page.source.id), target];
  });
  return new Map(targets);
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
