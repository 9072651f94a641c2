import type { CollectionName } from '../../src/collections/schemas.ts';
import { collections } from '../../src/collections/schemas.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { checkFile } from './validate/check-file.ts';
import { crossCheck } from './link/cross-check.ts';
import { contentFile, examineFiles, type ContentFile, type Findings } from './validate/examine-file.ts';
import { createCopyFinder, type FactCopy } from './link/fact-copies.ts';
import type { Facts } from './facts.ts';
import { findFacts, holdsFacts, type FactSheet } from './find-facts.ts';
import { folders, pagesFolder, singletonFolder } from './kinds.ts';
import { byFolder, routeOf, type Mention } from './link/mention.ts';
import type { EntryModel, Model, PageModel } from './model.ts';
import { measurePictures, pictureId } from './read/pictures.ts';
import { sortProblems, type Problem } from './diagnostics/diagnostic.ts';
import { readContent } from './read/read-content.ts';
import { unusedEntries, unusedFacts, unusedPictures } from './link/unused.ts';

/** The content as a model, or every problem that keeps it from being one; never both. */
export type LoadResult = Loaded &
  ({ model: Model; problems: [] } | { model: undefined; problems: Problem[] });

/** What is known of the content even while it has problems. */
interface Loaded {
  /** Every file, with the facts put into its front matter. */
  files: ContentFile[];
  /** Undefined while the files that hold them have problems. */
  facts: Facts | undefined;
  /** What is odd but keeps nothing from being published; looked for where there are no problems. */
  warnings: Problem[];
}

/**
 * Reads, checks and joins all of content/. The build, the dev server and `npm run check` all come
 * through here.
 * @param root the project's folder
 * @param examine tells what is known of each file by itself; a memory makes it quicker the second time
 */
export async function load(root: string, examine = examineFiles): Promise<LoadResult> {
  const read = readContent(root, folders);
  const measured = measurePictures(root, read.pictures);
  const { sheet, problems: factProblems } = findFacts(read.files.filter(holdsFacts).map(checkFile));
  const facts = sheet?.facts;
  const findings = await examine(read.files, facts);
  const files = read.files.map((source, index) => contentFile(source, findings[index] as Findings));
  const mentions = files.map(mention);
  const copies = sheet ? findCopies(files, sheet) : [];
  const problems = [
    ...read.problems,
    ...measured.problems,
    ...files.flatMap((file) => file.problems),
    ...factProblems,
    ...crossCheck(mentions, read.pictures.map(pictureId)),
  ].filter((problem) => !copies.some((copy) => isAboutLink(problem, copy)));
  problems.push(...copies);
  if (problems.length > 0 || !facts) {
    return { model: undefined, problems: sortProblems(problems), warnings: [], files, facts };
  }
  const model = join(files, facts, measured.pictures);
  const warnings = sortProblems([
    ...unusedPictures(mentions, read.pictures),
    ...unusedFacts(files),
    ...unusedEntries(mentions),
  ]);
  return { model, problems: [], warnings, files, facts };
}

function findCopies(files: readonly ContentFile[], sheet: FactSheet): FactCopy[] {
  const copiesIn = createCopyFinder(sheet);
  return files.filter(({ kind }) => kind).flatMap(({ source }) => copiesIn(source));
}

/** Whether a problem says of a copied fact that it is no link, which the copy's own tells better. */
function isAboutLink({ path, line, message }: Problem, copy: FactCopy): boolean {
  return path === copy.path && line === copy.line && message.includes(`"${copy.words}" is no link`);
}

function mention({ source, inventory, links, pictures }: ContentFile): Mention {
  const { path, folder, id } = source;
  return { path, folder, id, inventory, links, pictures };
}

function join(files: readonly ContentFile[], facts: Facts, pictures: Model['pictures']): Model {
  const entries = files.map(({ source, kind, data, pictures: named, inventory }) => ({
    ...source,
    data: data ?? {},
    hasBody: kind?.body === 'required',
    pictures: named.map(({ name }) => name),
    words: inventory?.words ?? '',
    inventory,
  }));
  const sorted = byFolder(entries);
  const of = (folder: string) => sorted.get(folder) ?? [];
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

function entryModel({ id, path, text, data, hasBody, pictures, words }: EntryModel): EntryModel {
  return { id, path, text, data, hasBody, pictures, words };
}

function byOrder(a: EntryModel, b: EntryModel): number {
  return Number(a.data.order) - Number(b.data.order);
}

function linkOrder({ data }: PageModel): number {
  return data.navigation?.order ?? Number.MAX_SAFE_INTEGER;
}
