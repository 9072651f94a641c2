import { collections } from '../../src/collections/schemas.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { folders, pagesFolder, routeOf, singletonFolder } from './content-types.ts';
import { sortDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { holdsFacts, readFacts, type Facts } from './facts.ts';
import { crossCheck } from './link/cross-check.ts';
import { createCopyFinder, type FactCopy } from './link/fact-copies.ts';
import { sameOrder } from './link/same-order.ts';
import { unusedEntries, unusedFacts, unusedPictures } from './link/unused.ts';
import type { CollectionModels, EntryModel, Model, PageModel } from './model.ts';
import { pictureId, readPictures } from './read/pictures.ts';
import { readContent, type Drafts, type SourceFile } from './read/read-content.ts';
import { validateFile, type ContentFile } from './validate/validate-file.ts';

/** The content as a model, or every error that keeps it from being one; never both. */
export type LoadResult = Loaded &
  (
    | { model: Model; diagnostics: []; facts: Facts }
    | { model: undefined; diagnostics: Diagnostic[]; facts: Facts | undefined }
  );

/** What is known of the content even while it has errors. */
interface Loaded {
  /** Every file, with the facts inserted into its front matter. */
  files: ContentFile[];
  /** What is odd but keeps nothing from being published; looked for where there are no errors. */
  warnings: Diagnostic[];
}

/** Validates one file, as `validateFile` does; whoever loads again and again may remember results. */
export type Validate = (source: SourceFile, facts: Facts | undefined) => ContentFile;

/**
 * Reads, parses, validates and links all of content/. The build, the dev server, editors and
 * `npm run check` all come through here.
 * @param root the folder that holds content/
 * @param drafts files as they would be, in place of those that are there
 */
export async function load(
  root: string,
  validate: Validate = validateFile,
  drafts?: Drafts,
): Promise<LoadResult> {
  const read = readContent(root, folders, drafts);
  const measured = await readPictures(root, read.pictures);
  const factFiles = read.files.filter(holdsFacts).map((source) => validate(source, undefined));
  const { factSource, diagnostics: factDiagnostics } = readFacts(factFiles);
  const facts = factSource?.facts;
  const files = read.files.map((source) => validate(source, facts));
  const copies = factSource ? findCopies(files, createCopyFinder(factSource)) : [];
  const diagnostics = [
    ...read.diagnostics,
    ...measured.diagnostics,
    ...files.flatMap((file) => file.diagnostics),
    ...factDiagnostics,
    ...crossCheck(files, read.pictures.map(pictureId)),
  ].filter((diagnostic) => !copies.some((copy) => isAboutLink(diagnostic, copy)));
  diagnostics.push(...copies);
  if (diagnostics.length > 0 || !facts) {
    const sorted = sortDiagnostics(diagnostics);
    return { model: undefined, diagnostics: sorted, warnings: [], files, facts };
  }
  const warnings = sortDiagnostics([
    ...unusedPictures(files, read.pictures),
    ...unusedFacts(files),
    ...unusedEntries(files),
    ...sameOrder(files),
  ]);
  const model = createModel(files, facts, measured.pictures);
  return { model, diagnostics: [], warnings, files, facts };
}

function findCopies(
  files: readonly ContentFile[],
  copiesIn: (source: SourceFile) => FactCopy[],
): FactCopy[] {
  return files.filter(({ type }) => type).flatMap(({ source }) => copiesIn(source));
}

/** Whether a diagnostic says that a copied fact is not a link, which the copy's own explains better. */
function isAboutLink({ path, line, message }: Diagnostic, copy: FactCopy): boolean {
  return (
    path === copy.path && line === copy.line && message.includes(`"${copy.copy}" is not a link`)
  );
}

function createModel(
  files: readonly ContentFile[],
  facts: Facts,
  pictures: Model['pictures'],
): Model {
  const filesIn = (folder: string) => files.filter(({ source }) => source.folder === folder);
  const site = filesIn(singletonFolder).map(({ source, data }) => [source.id, data]);
  const lists = Object.keys(collections).map((name) => [
    name,
    filesIn(name).map(entryModel).toSorted(byOrder),
  ]);
  return {
    site: Object.fromEntries(site) as Singletons,
    facts,
    pages: filesIn(pagesFolder)
      .map((page) => ({ ...entryModel(page), route: routeOf(page.source.id) }) as PageModel)
      .toSorted((a, b) => linkOrder(a) - linkOrder(b)),
    collections: Object.fromEntries(lists) as CollectionModels,
    pictures,
  };
}

function entryModel({ source, data = {}, pictures, references }: ContentFile): EntryModel {
  const named = [...pictures, ...(references?.pictures ?? [])].map(({ name }) => name);
  return { id: source.id, path: source.path, data, references, pictures: [...new Set(named)] };
}

function byOrder(a: EntryModel, b: EntryModel): number {
  return Number(a.data.order) - Number(b.data.order);
}

function linkOrder({ data }: PageModel): number {
  return data.navigation?.order ?? Number.MAX_SAFE_INTEGER;
}
