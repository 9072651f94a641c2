import { routeOf } from '../../content-types/content-types.ts';
import { isPage, type ContentFile } from '../../resolve/content-file.ts';
import { hiddenBecause } from '../../resolve/drafts.ts';
import { anchorsOn, type Anchor } from './anchors.ts';

/** What can be linked to: each page by its route. */
export type LinkTargets = ReadonlyMap<string | undefined, Target>;

interface Target {
  /** Why links must not lead to the page, if they must not. */
  hidden: string | undefined;
  /** Undefined where these are not known. */
  anchors: readonly Anchor[] | undefined;
}

/** The pages of one language by their routes. @param files of that language */
export function linkTargets(files: readonly ContentFile[]): LinkTargets {
  const pages = files.filter(isPage);
  return new Map(
    pages.map((page) => [
      routeOf(page.source.id),
      { hidden: hiddenBecause(page), anchors: anchorsOn(page, files) },
    ]),
  );
}

/** Where links of a translation can lead: to pages and places that only the original has as well. */
export function withOriginals(own: LinkTargets, originals: LinkTargets): LinkTargets {
  const merged = [...own].map(([route, target]) => {
    const further = originals.get(route)?.anchors;
    const anchors = target.anchors && further && [...target.anchors, ...further];
    return [route, anchors ? { ...target, anchors } : target] as const;
  });
  return new Map([...originals, ...merged]);
}
