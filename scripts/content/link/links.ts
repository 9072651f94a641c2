import { parseLinkTarget } from '../../../src/fields/link-target.ts';
import { plainName } from '../../../src/fields/name.ts';
import { anchorId } from '../../../src/lib/anchor.ts';
import { pagesFolder, routeOf } from '../content-types.ts';
import type { ContentFile } from '../validate/validate-file.ts';
import type { Anchor } from './anchors.ts';
import type { FileDiagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { strayLink } from '../validate/stray-link.ts';
import { advise } from '../diagnostics/suggest.ts';

/** What can be linked to: each page by its route, with its anchors where they are known. */
export type LinkTargets = ReadonlyMap<string | undefined, ReadonlySet<string> | undefined>;

/** @param anchors the anchors on each page, as `anchorsOn` gives them out */
export function linkTargets(
  anchors: ReadonlyMap<ContentFile, readonly Anchor[] | undefined>,
): LinkTargets {
  return new Map(
    [...anchors].map(([page, here]) => [
      routeOf(page.source.id),
      here && new Set(here.map(({ id }) => id)),
    ]),
  );
}

/** The links of a file that lead nowhere. */
export function linkDiagnostics(file: ContentFile, targets: LinkTargets): FileDiagnostic[] {
  return [...file.links, ...(file.references?.links ?? [])].flatMap(({ name, line, column }) => {
    const explanation = linkExplanation(name, file, targets);
    return explanation ? [{ line, column, ...explanation }] : [];
  });
}

function linkExplanation(
  link: string,
  file: ContentFile,
  targets: LinkTargets,
): Explanation | undefined {
  const target = parseLinkTarget(link);
  if (!target) return strayLink(link);
  if (target.kind !== 'route' && target.kind !== 'anchor') return undefined;
  if (target.kind === 'route' && !targets.has(target.route)) {
    const routes = [...targets.keys()].flatMap((route) => route ?? []);
    const { hint, fix } = advise(target.route, routes);
    return { message: `there is no page ${target.route}${hint}`, fix };
  }
  if (target.anchor === undefined) return undefined;
  if (target.kind === 'anchor' && file.source.folder !== pagesFolder) {
    return { message: `write the page before the #, for example /faq#${target.anchor}` };
  }
  const route = target.kind === 'route' ? target.route : routeOf(file.source.id);
  const anchors = targets.get(route);
  const anchor = anchorId(target.anchor);
  if (!anchors || anchors.has(anchor)) return undefined;
  const { hint, fix } = advise(anchor, [...anchors], target.anchor);
  return {
    message: `the page ${route ?? file.source.id} has no heading or entry #${anchor}${hint}`,
    fix,
  };
}

/** The pictures that a file names and that are not there. */
export function pictureDiagnostics(
  file: ContentFile,
  pictures: ReadonlySet<string>,
): FileDiagnostic[] {
  return [...file.pictures, ...(file.references?.pictures ?? [])]
    .filter(({ name }) => !pictures.has(name))
    .map(({ name, line, column }) => {
      const plain = plainName(name.replace(/\.\w+$/, ''));
      const { hint, fix } = advise(plain, [...pictures], name);
      const message = `there is no picture "${name}" in content/pictures${hint}`;
      return { line, column, message, fix: fix?.replace === plain ? { ...fix, safe: true } : fix };
    });
}
