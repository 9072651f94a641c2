import type { CollectionName } from '../../src/collections/schemas.ts';
import { collections } from '../../src/collections/schemas.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import { crossCheck } from './cross-check.ts';
import { builtInFacts, type Facts } from './facts.ts';
import { fillFile, type FilledFile } from './fill-file.ts';
import { folders, pagesFolder, singletonFolder } from './kinds.ts';
import { visitLeaves } from './leaves.ts';
import { routeOf, type Mention } from './mention.ts';
import type { EntryModel, Model, PageModel } from './model.ts';
import { measurePictures, pictureId } from './pictures.ts';
import { sortProblems, type Problem } from './problem.ts';
import { readContent } from './read.ts';

/** The content as a model, or every problem that keeps it from being one; never both. */
export type LoadResult = { model: Model; problems: [] } | { model: undefined; problems: Problem[] };

/**
 * Reads, checks and joins all of content/. The build, the dev server and `npm run check` all come
 * through here.
 * @param root the project's folder
 * @param check checks one file by itself; `createRememberingCheck` makes one that is quicker the
 *   second time
 */
export async function load(root: string, check = checkFile): Promise<LoadResult> {
  const read = readContent(root, folders);
  const measured = measurePictures(root, read.pictures);
  const checked = read.files.map((file) => check(file));
  const { facts, problems: factProblems } = findFacts(checked);
  const filled = checked.map((file) =>
    facts ? fillFile(file, facts) : { data: undefined, inventory: undefined, problems: [] },
  );
  const mentions = checked.map((file, index) => mention(file, filled[index]?.inventory));
  const problems = [
    ...read.problems,
    ...measured.problems,
    ...checked.flatMap((file) => file.problems),
    ...factProblems,
    ...filled.flatMap((file) => file.problems),
    ...crossCheck(mentions, read.pictures.map(pictureId)),
  ];
  if (problems.length > 0 || !facts) return { model: undefined, problems: sortProblems(problems) };
  return { model: join(checked, filled, facts, measured.pictures), problems: [] };
}

/** The facts, once the files that hold them are sound; else undefined, and nothing names them. */
function findFacts(files: readonly CheckedFile[]): {
  facts: Facts | undefined;
  problems: Problem[];
} {
  const siteFile = (id: string) =>
    files.find(({ source }) => source.folder === singletonFolder && source.id === id);
  const businessFile = siteFile('business');
  const business = businessFile?.data as Singletons['business'] | undefined;
  const calendar = siteFile('calendar')?.data as Singletons['calendar'] | undefined;
  if (!businessFile || !business || !calendar) return { facts: undefined, problems: [] };

  const builtIn = builtInFacts({ business, calendar });
  const problems = Object.keys(business.facts)
    .filter((name) => Object.hasOwn(builtIn, name))
    .map((name) => ({
      path: businessFile.source.path,
      ...businessFile.frontMatter.placeOfKey(['facts', name]),
      message: `the fact "${name}" exists already; choose another name`,
    }));
  return { facts: { ...business.facts, ...builtIn }, problems };
}

function mention(
  { source, kind, data, frontMatter }: CheckedFile,
  inventory: Mention['inventory'],
) {
  const found: Mention = {
    path: source.path,
    folder: source.folder,
    id: source.id,
    inventory,
    links: [],
    pictures: [],
  };
  if (kind && data) {
    visitLeaves(kind.frontMatter, data, (value, meta, path) => {
      const here = { name: String(value), ...frontMatter.placeOf(path) };
      if (meta?.link) found.links.push(here);
      if (meta?.picture) found.pictures.push(here);
    });
  }
  return found;
}

function join(
  checked: readonly CheckedFile[],
  filled: readonly FilledFile[],
  facts: Facts,
  pictures: Model['pictures'],
): Model {
  const entries = checked.map(({ source: { folder, id, path, text }, kind }, index) => ({
    folder,
    id,
    path,
    text,
    data: filled[index]?.data ?? {},
    hasBody: kind?.body === 'required',
    inventory: filled[index]?.inventory,
  }));
  const of = (folder: string) => entries.filter((entry) => entry.folder === folder);
  const site = Object.fromEntries(of(singletonFolder).map(({ id, data }) => [id, data]));
  const lists = Object.keys(collections).map((name) => [
    name,
    of(name).map(entryModel).toSorted(byOrder),
  ]);
  return {
    site: site as Singletons,
    facts,
    pages: of(pagesFolder)
      .map(
        (page) =>
          ({
            ...entryModel(page),
            route: routeOf(page.id),
            inventory: page.inventory,
          }) as PageModel,
      )
      .toSorted((a, b) => linkOrder(a) - linkOrder(b)),
    collections: Object.fromEntries(lists) as Record<CollectionName, EntryModel[]>,
    pictures,
  };
}

function entryModel({ id, path, text, data, hasBody }: EntryModel): EntryModel {
  return { id, path, text, data, hasBody };
}

function byOrder(a: EntryModel, b: EntryModel): number {
  return Number(a.data.order) - Number(b.data.order);
}

function linkOrder({ data }: PageModel): number {
  return data.navigation?.order ?? Number.MAX_SAFE_INTEGER;
}
