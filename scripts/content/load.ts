import type { CollectionName } from '../../src/collections/schemas.ts';
import { collections } from '../../src/collections/schemas.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import { crossCheck } from './cross-check.ts';
import { createCopyFinder, type FactCopy } from './fact-copies.ts';
import type { Facts } from './facts.ts';
import { fillFile, type FilledFile } from './fill-file.ts';
import { findFacts, type FactSheet } from './find-facts.ts';
import { folders, pagesFolder, singletonFolder } from './kinds.ts';
import { visitLeaves } from './leaves.ts';
import { routeOf, type Mention } from './mention.ts';
import type { EntryModel, Model, PageModel } from './model.ts';
import { measurePictures, pictureId } from './pictures.ts';
import { sortProblems, type Problem } from './problem.ts';
import { readContent } from './read.ts';
import { unusedEntries, unusedFacts, unusedPictures } from './unused.ts';

/** The content as a model, or every problem that keeps it from being one; never both. */
export type LoadResult = Loaded &
  ({ model: Model; problems: [] } | { model: undefined; problems: Problem[] });

/** What is known of the content even while it has problems. */
interface Loaded {
  /** Every file, with the facts put into its front matter. */
  files: CheckedFile[];
  /** Undefined while the files that hold them have problems. */
  facts: Facts | undefined;
  /** What is odd but keeps nothing from being published; looked for where there are no problems. */
  warnings: Problem[];
}

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
  const { sheet, problems: factProblems } = findFacts(checked);
  const facts = sheet?.facts;
  const filled = checked.map((file) =>
    facts ? fillFile(file, facts) : { data: undefined, inventory: undefined, problems: [] },
  );
  const mentions = checked.map((file, index) => mention(file, filled[index]?.inventory));
  const copies = sheet ? findCopies(checked, sheet) : [];
  const problems = [
    ...read.problems,
    ...measured.problems,
    ...checked.flatMap((file) => file.problems),
    ...factProblems,
    ...filled.flatMap((file) => file.problems),
    ...crossCheck(mentions, read.pictures.map(pictureId)),
  ].filter((problem) => !copies.some((copy) => isAboutLink(problem, copy)));
  problems.push(...copies);
  const files = checked.map((file, index) => ({ ...file, data: filled[index]?.data }));
  if (problems.length > 0 || !facts) {
    return { model: undefined, problems: sortProblems(problems), warnings: [], files, facts };
  }
  const model = join(checked, filled, facts, measured.pictures);
  const warnings = sortProblems([
    ...unusedPictures(mentions, read.pictures),
    ...unusedFacts(checked),
    ...unusedEntries(mentions),
  ]);
  return { model, problems: [], warnings, files, facts };
}

function findCopies(files: readonly CheckedFile[], sheet: FactSheet): FactCopy[] {
  const copiesIn = createCopyFinder(sheet);
  return files.filter(({ kind }) => kind).flatMap(({ source }) => copiesIn(source));
}

/** Whether a problem says of a copied fact that it is no link, which the copy's own tells better. */
function isAboutLink({ path, line, message }: Problem, copy: FactCopy): boolean {
  return path === copy.path && line === copy.line && message.includes(`"${copy.words}" is no link`);
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
    words: filled[index]?.inventory?.words ?? '',
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

function entryModel({ id, path, text, data, hasBody, words }: EntryModel): EntryModel {
  return { id, path, text, data, hasBody, words };
}

function byOrder(a: EntryModel, b: EntryModel): number {
  return Number(a.data.order) - Number(b.data.order);
}

function linkOrder({ data }: PageModel): number {
  return data.navigation?.order ?? Number.MAX_SAFE_INTEGER;
}
