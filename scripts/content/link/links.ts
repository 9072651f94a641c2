import { parseLinkTarget } from '../../../src/fields/link-target.ts';
import { plainName } from '../../../src/fields/name.ts';
import { anchorId } from '../../../src/lib/anchor.ts';
import { pagesFolder, routeOf } from '../content-types.ts';
import { hiddenBecause } from '../drafts.ts';
import { mirroredFolder } from '../languages.ts';
import type { ContentFile } from '../validate/validate-file.ts';
import type { Anchor } from './anchors.ts';
import type { FileDiagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { strayLink } from '../validate/stray-link.ts';
import { advise } from '../diagnostics/suggest.ts';

/** What can be linked to: each page by its route. */
export type LinkTargets = ReadonlyMap<string | undefined, Target>;

interface Target {
  /** Why links must not lead to the page, if they must not. */
  hidden: string | undefined;
  /** The same for each of its anchors, by their ids; undefined where these are not known. */
  anchors: ReadonlyMap<string, string | undefined> | undefined;
}

/** @param anchors the anchors on each page, as `anchorsOn` gives them out */
export function linkTargets(
  anchors: ReadonlyMap<ContentFile, readonly Anchor[] | undefined>,
): LinkTargets {
  return new Map(
    [...anchors].map(([page, here]) => [
      routeOf(page.source.id),
      {
        hidden: hiddenBecause(page),
        anchors: here && new Map(here.map(({ id, hidden }) => [id, hidden])),
      },
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
  const route = target.kind === 'route' ? target.route : routeOf(file.source.id);
  const { hidden, anchors } = targets.get(route) ?? {};
  // A draft may lead to others, since all of them are checked again when one is published.
  const isPublished = file.data && !file.data.draft;
  if (hidden && isPublished) return { message: `${route} ${hidden}` };
  if (target.anchor === undefined) return undefined;
  if (target.kind === 'anchor' && mirroredFolder(file.source.folder) !== pagesFolder) {
    return { message: `write the page before the #, for example /faq#${target.anchor}` };
  }
  const anchor = anchorId(target.anchor);
  const because = anchors?.get(anchor);
  if (because && isPublished) return { message: `${route}#${anchor} ${because}` };
  if (!anchors || anchors.has(anchor)) return undefined;
  const { hint, fix } = advise(anchor, [...anchors.keys()], target.anchor);
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
