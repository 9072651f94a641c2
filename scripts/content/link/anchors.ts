import { collections, type CollectionName } from '../../../src/collections/schemas.ts';
import type { CollectionDefinition } from '../../../src/collections/definition.ts';
import type { Folders, Mention } from './mention.ts';
import { fileStart, type Fault, type Found, type Place } from '../diagnostics/diagnostic.ts';

/** A place on a page that links can lead to, and the file that makes it. */
export interface PagePlace extends Place {
  id: string;
  path: string;
}

/** The places on a page that a link can name; undefined while its body cannot be read. */
export function placesOn({ path, inventory }: Mention, folders: Folders): PagePlace[] | undefined {
  if (!inventory || inventory.torn) return undefined;
  const shown = [...new Set(inventory.collections.filter(hasPlaces).map(({ name }) => name))]
    .flatMap((name) => folders.get(name) ?? [])
    .map((entry) => ({ id: entry.id, path: entry.path, ...fileStart }));
  return [
    ...shown,
    ...inventory.headings.map(({ id, line, column }) => ({ id, path, line, column })),
  ];
}

function hasPlaces({ name }: Found): boolean {
  const definition: CollectionDefinition | undefined = collections[name as CollectionName];
  return definition?.places === true;
}

/** Places of one page that have the same name, so that a link would find only the first. */
export function doublePlaces(page: Mention, places: readonly PagePlace[]): Fault[] {
  return [...shownTwice(page), ...sameNames(places, page.path)];
}

function shownTwice({ inventory }: Mention): Fault[] {
  const shown = inventory?.collections.filter(hasPlaces) ?? [];
  return shown.flatMap(({ name, line, column }, index) => {
    const first = shown.findIndex((other) => other.name === name);
    const message = `line ${shown[first]?.line} shows "${name}" already, and links to its entries find one place only; remove one of the two`;
    return first === index ? [] : [{ line, column, message }];
  });
}

function sameNames(places: readonly PagePlace[], page: string): Fault[] {
  // Of two with one name the map keeps the one that comes last, here the first on the page.
  const firsts = new Map(places.toReversed().map((place) => [place.id, place]));
  return places.flatMap((place) => {
    const { id, path, line, column } = place;
    const first = firsts.get(id);
    if (id === '' || path !== page || !first || first === place) return [];
    const message = `"#${id}" is already a place on this page (${first.path}:${first.line}); use other words`;
    return [{ line, column, message }];
  });
}
