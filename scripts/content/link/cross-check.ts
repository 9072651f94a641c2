import { singletons } from '../../../src/singletons/schemas.ts';
import { headingFaults } from './headings.ts';
import { pagesFolder, singletonFolder } from '../kinds.ts';
import { linkFaults, linkTargets, pictureFaults } from './links.ts';
import { byFolder, type Folders, type Mention } from './mention.ts';
import { doublePlaces, placesOn, type PagePlace } from './anchors.ts';
import { fileStart, type Fault, type Problem } from '../diagnostics/diagnostic.ts';

/** Pages without which the site cannot stand. */
const requiredPages = ['home', 'not-found'];

/** Names that pages cannot have, since their files would take the place of another page. */
const takenNames: ReadonlyMap<string, string> = new Map([
  ['index', 'home'],
  ['404', 'not-found'],
]);

/** Checks what one file says against the others. */
export function crossCheck(files: readonly Mention[], pictures: readonly string[]): Problem[] {
  const folders = byFolder(files);
  const pages = folders.get(pagesFolder) ?? [];
  const places = new Map(pages.map((page) => [page, placesOn(page, folders)]));
  const targets = linkTargets(places);
  const known = new Set(pictures);
  const faultsOn = (file: Mention) => [
    ...(file.folder === pagesFolder ? pageFaults(file, folders, places.get(file)) : []),
    ...pictureFaults(file, known),
    ...linkFaults(file, targets),
  ];
  return [
    ...missingFiles(folders),
    ...files.flatMap((file) => faultsOn(file).map((fault) => ({ path: file.path, ...fault }))),
  ];
}

function missingFiles(folders: Folders): Problem[] {
  const required = [
    ...Object.keys(singletons).map((id) => ({ folder: singletonFolder, id })),
    ...requiredPages.map((id) => ({ folder: pagesFolder, id })),
  ];
  return required
    .filter(({ folder, id }) => !folders.get(folder)?.some((file) => file.id === id))
    .map(({ folder, id }) => ({
      path: `content/${folder}/${id}.mdx`,
      ...fileStart,
      message: 'this file is missing, and the site cannot be built without it',
    }));
}

function pageFaults(page: Mention, folders: Folders, places: readonly PagePlace[] = []): Fault[] {
  return [
    ...takenName(page),
    ...(page.inventory && !page.inventory.torn ? headingFaults(page.inventory.headings) : []),
    ...emptyCollections(page, folders),
    ...doublePlaces(page, places),
  ];
}

function takenName({ id }: Mention): Fault[] {
  const other = takenNames.get(id);
  if (other === undefined) return [];
  const message = `a page cannot be called "${id}": ${other}.mdx is published under that name`;
  return [{ ...fileStart, message }];
}

function emptyCollections({ inventory }: Mention, folders: Folders): Fault[] {
  return (inventory?.collections ?? [])
    .filter(({ name }) => !folders.has(name))
    .map(({ name, line, column }) => ({
      line,
      column,
      message: `content/${name} has no files, so there is nothing to show here`,
    }));
}
