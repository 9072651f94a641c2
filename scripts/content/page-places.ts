import { collections, type CollectionName } from '../../src/collections/schemas.ts';
import type { CollectionDefinition } from '../../src/collections/definition.ts';
import type { Mention } from './mention.ts';
import { fileStart, type Fault, type Found, type Place } from './problem.ts';

/** A place on a page that links can lead to, and the file that makes it. */
export interface PagePlace extends Place {
  id: string;
  path: string;
}

/** The places on a page that a link can name; undefined while its body cannot be read. */
export function placesOn(
  { path, inventory }: Mention,
  files: readonly Mention[],
): PagePlace[] | undefined {
  if (!inventory || inventory.torn) return undefined;
  const shown = [...new Set(inventory.collections.filter(hasPlaces).map(({ name }) => name))]
    .flatMap((name) => files.filter(({ folder }) => folder === name))
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
export function doublePlaces(page: Mention, files: readonly Mention[]): Fault[] {
  return [...shownTwice(page), ...sameNames(placesOn(page, files) ?? [], page.path)];
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
  return places.flatMap(({ id, path, line, column }, index) => {
    const first = places.find((other) => other.id === id);
    if (id === '' || path !== page || !first || places.indexOf(first) === index) return [];
    const message = `"#${id}" is already a place on this page (${first.path}:${first.line}); use other words`;
    return [{ line, column, message }];
  });
}
