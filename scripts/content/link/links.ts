import { parseLinkTarget } from '../../../src/fields/link-target.ts';
import { placeOf } from '../../../src/lib/anchor.ts';
import { pagesFolder } from '../kinds.ts';
import { routeOf, type Mention } from './mention.ts';
import type { PagePlace } from './anchors.ts';
import type { Fault, Finding } from '../diagnostics/diagnostic.ts';
import { strayLink } from '../validate/stray-link.ts';
import { advise } from '../diagnostics/suggest.ts';

/** What can be linked to: each page by its route, with its places where they can be told. */
export type LinkTargets = ReadonlyMap<string | undefined, ReadonlySet<string> | undefined>;

/** @param places the places on each page, as `placesOn` gives them out */
export function linkTargets(
  places: ReadonlyMap<Mention, readonly PagePlace[] | undefined>,
): LinkTargets {
  return new Map(
    [...places].map(([page, here]) => [
      routeOf(page.id),
      here && new Set(here.map(({ id }) => id)),
    ]),
  );
}

/** The links of a file that lead nowhere. */
export function linkFaults(file: Mention, targets: LinkTargets): Fault[] {
  return [...file.links, ...(file.inventory?.links ?? [])].flatMap(({ name, line, column }) => {
    const finding = linkFinding(name, file, targets);
    return finding ? [{ line, column, ...finding }] : [];
  });
}

function linkFinding(link: string, file: Mention, targets: LinkTargets): Finding | undefined {
  const target = parseLinkTarget(link);
  if (!target) return strayLink(link);
  if (target.kind !== 'route' && target.kind !== 'place') return undefined;
  if (target.kind === 'route' && !targets.has(target.route)) {
    const routes = [...targets.keys()].flatMap((route) => route ?? []);
    const { hint, mend } = advise(target.route, routes);
    return { message: `there is no page ${target.route}${hint}`, mend };
  }
  if (target.place === undefined) return undefined;
  if (target.kind === 'place' && file.folder !== pagesFolder) {
    return { message: `write the page before the place: /faq#${target.place}` };
  }
  const route = target.kind === 'route' ? target.route : routeOf(file.id);
  const places = targets.get(route);
  const place = placeOf(target.place);
  if (!places || places.has(place)) return undefined;
  const { hint, mend } = advise(place, [...places], target.place);
  return { message: `there is no place #${place} on the page ${route ?? file.id}${hint}`, mend };
}

/** The pictures that a file names and that are not there. */
export function pictureFaults(file: Mention, pictures: ReadonlySet<string>): Fault[] {
  return [...file.pictures, ...(file.inventory?.pictures ?? [])]
    .filter(({ name }) => !pictures.has(name))
    .map(({ name, line, column }) => {
      const { hint, mend } = advise(name.replace(/\.\w+$/, ''), [...pictures], name);
      const message = `there is no picture "${name}" in content/pictures${hint}`;
      return { line, column, message, mend };
    });
}
