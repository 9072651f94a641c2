import { folders } from './content-types.ts';
import { createModel } from './create-model.ts';
import { sortDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { holdsFacts, readFacts, type FactSource, type Facts } from './facts.ts';
import { languageOf, translations } from './languages.ts';
import { crossCheck } from './link/cross-check.ts';
import { createCopyFinder, type FactCopy } from './link/fact-copies.ts';
import { sameOrder } from './link/same-order.ts';
import { onlyDrafts, unusedEntries, unusedFacts, unusedPictures } from './link/unused.ts';
import type { Model } from './model.ts';
import { readPictures } from './read/pictures.ts';
import { pictureId, readContent, type PendingFiles } from './read/read-content.ts';
import { translate } from './translation/translate.ts';
import { validateFile, type ContentFile, type Validate } from './validate/validate-file.ts';

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

/**
 * Reads, parses, validates and links all of content/. The build, the dev server, editors and
 * `npm run check` all come through here.
 * @param root the folder that holds content/
 * @param pending files as they would be, in place of those that are there
 */
export async function load(
  root: string,
  validate: Validate = validateFile,
  pending?: PendingFiles,
): Promise<LoadResult> {
  const read = readContent(root, folders, pending);
  const measured = await readPictures(root, read.pictures);
  const pictures = read.pictures.map(pictureId);
  const sourcesIn = (language?: string) =>
    read.files.filter(({ folder }) => languageOf(folder) === language);

  const sources = sourcesIn();
  const factFiles = sources.filter(holdsFacts).map((source) => validate(source, undefined));
  const { factSource, diagnostics: factDiagnostics } = readFacts(factFiles);
  const facts = factSource?.facts;
  const originals = sources.map((source) => validate(source, facts));
  const translated = translations
    .filter((language) => sourcesIn(language).length > 0)
    .map((language) => translate(language, sourcesIn(language), originals, pictures, validate));

  const files = [...originals, ...translated.flatMap((one) => one.files)];
  const copies = factSource
    ? [
        ...findCopies(originals, factSource),
        ...translated.flatMap((one) =>
          // The words of a fact differ between languages; where it is defined does not.
          findCopies(one.files, {
            ...(one.factSource ?? factSource),
            path: factSource.path,
            positionOf: factSource.positionOf,
          }),
        ),
      ]
    : [];
  const diagnostics = [
    ...read.diagnostics,
    ...measured.diagnostics,
    ...files.flatMap((file) => file.diagnostics),
    ...factDiagnostics,
    ...crossCheck(originals, pictures),
    ...translated.flatMap((one) => one.diagnostics),
  ]
    .filter((diagnostic) => !copies.some((copy) => isAboutLink(diagnostic, copy)))
    .map((diagnostic) => withoutGuess(diagnostic, read.doubtful));
  diagnostics.push(...copies);
  if (diagnostics.length > 0 || !facts) {
    const sorted = sortDiagnostics(diagnostics);
    return { model: undefined, diagnostics: sorted, warnings: [], files, facts };
  }
  const warnings = sortDiagnostics([
    ...unusedPictures(files, read.pictures),
    ...unusedFacts(files),
    ...unusedEntries(files),
    ...onlyDrafts(originals),
    ...sameOrder(files),
    ...translated.flatMap((one) => [...one.warnings, ...onlyDrafts(one.complete)]),
  ]);
  const model = {
    ...createModel(originals, facts, measured.pictures),
    translations: translated.map((one) =>
      createModel(one.complete, one.factSource?.facts ?? facts, measured.pictures, one.language),
    ),
  };
  return { model, diagnostics: [], warnings, files, facts };
}

function findCopies(files: readonly ContentFile[], factSource: FactSource): FactCopy[] {
  const copiesIn = createCopyFinder(factSource);
  return files.filter(({ type }) => type).flatMap(({ source }) => copiesIn(source));
}

/** A diagnostic without the fix that would write a name which more than one picture would have. */
function withoutGuess(diagnostic: Diagnostic, doubtful: ReadonlySet<string>): Diagnostic {
  return doubtful.has(diagnostic.fix?.replace ?? '')
    ? { ...diagnostic, fix: undefined }
    : diagnostic;
}

/** Whether a diagnostic says that a copied fact is not a link, which the copy's own explains better. */
function isAboutLink({ path, line, message }: Diagnostic, copy: FactCopy): boolean {
  return (
    path === copy.path && line === copy.line && message.includes(`"${copy.copy}" is not a link`)
  );
}
