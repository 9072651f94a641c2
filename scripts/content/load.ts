import { routeOf } from './content-types/content-types.ts';
import { createModel } from './create-model.ts';
import { limitDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { examine, type LanguageContent } from './examine.ts';
import { publishedFiles } from './link/drafts.ts';
import { writtenFacts } from './link/written-facts.ts';
import { unusedChatWords } from './link/contacts.ts';
import { landlineChat } from './link/landline-chat.ts';
import { mailHost } from './link/mail-host.ts';
import { mixedCards } from './link/mixed-cards.ts';
import { sameOrder } from './link/same-order.ts';
import { smallPhotos } from './link/small-photos.ts';
import { onlyDrafts, unusedEntries, unusedFacts, unusedPictures } from './link/unused.ts';
import { mixedScripts } from './link/web-addresses.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Model } from './model.ts';
import { readPictures } from './read/pictures.ts';
import { pictureId, readContent, type PendingFiles } from './read/read-content.ts';
import { translationWarnings, type CompleteFile } from './translation/translate.ts';
import { isPage, type ContentFile } from './validate/content-file.ts';
import type { Facts } from './validate/facts.ts';

/** The content as a model, or every error that keeps it from being one; never both. */
export type LoadResult = Loaded &
  (
    | { model: Model; diagnostics: []; facts: Facts }
    | { model: undefined; diagnostics: Diagnostic[]; facts: Facts | undefined }
  );

/** What is known of the content even while it has errors. */
interface Loaded {
  /** Every file, with the facts inserted. */
  files: ContentFile[];
  /** Those that visitors see something of: all but drafts and the translations of drafts. */
  published: ContentFile[];
  /** What is odd but keeps nothing from being published; looked for where there are no errors. */
  warnings: Diagnostic[];
}

export interface LoadOptions {
  /** For whoever loads again and again. */
  memory?: Memory;
  /** Files as they would be, in place of those that are there. */
  pending?: PendingFiles | undefined;
  /** What to insert while the files that hold the facts have errors. */
  facts?: Facts | undefined;
  /** Whether the model holds drafts as well, which visitors do not see. */
  drafts?: boolean;
  /** Makes of each file what the model shows of it. */
  prepare?: (file: CompleteFile, files: readonly ContentFile[]) => CompleteFile;
}

/**
 * Reads, parses, validates and links all of content/. The build, the dev server, editors and
 * `npm run check` all come through here.
 * @param root the folder that holds content/
 */
export async function load(
  root: string,
  {
    memory: { validate, inspectPicture } = createMemory(),
    pending,
    facts: otherwise,
    drafts = false,
    prepare = (file) => file,
  }: LoadOptions = {},
): Promise<LoadResult> {
  const read = readContent(root, pending);
  const measured = await readPictures(root, read.pictures, inspectPicture);
  const pictures = read.pictures.map(pictureId);
  const [own, ...translated] = examine(read.files, { validate, pictures, facts: otherwise });
  const languages = [own, ...translated];
  const { factSource } = own;

  const files = languages.flatMap((one) => one.files);
  const published = publishedFiles(files);
  const paths = new Set(published.map(({ source }) => source.path));
  const seenIn = (all: readonly ContentFile[]) =>
    all.filter(({ source }) => paths.has(source.path));
  const routes = own.files.filter(isPage).map(({ source }) => routeOf(source.id) ?? '');
  const names = new Set([...pictures, ...routes]);
  const found = languages
    .flatMap(({ diagnostics }) => diagnostics)
    .map((diagnostic) => withoutGuess(diagnostic, read.doubtful, names));
  const errors = [
    ...read.diagnostics,
    ...measured.diagnostics,
    ...found.filter(({ severity }) => severity !== 'warning'),
  ];
  if (errors.length > 0 || !factSource) {
    return {
      model: undefined,
      diagnostics: limitDiagnostics(errors),
      warnings: [],
      files,
      published,
      facts: factSource?.facts,
    };
  }
  const warnings = limitDiagnostics([
    ...found,
    ...[landlineChat, mailHost].flatMap((rule) => rule(factSource)),
    ...unusedPictures(files, read.pictures),
    ...unusedFacts(files),
    ...unusedChatWords(files, factSource.business),
    ...unusedEntries(files),
    ...sameOrder(own.files),
    ...smallPhotos(files, measured.pictures),
    ...mixedCards(seenIn(own.files)),
    ...mixedScripts(files),
    ...languages.flatMap((one) => [
      ...(one.language ? translationWarnings(one.language, one.files, own.files) : []),
      ...(one.factSource ? writtenFacts(one.files, one.factSource) : []),
      ...onlyDrafts(seenIn(one.complete)),
    ]),
  ]);
  const shown = (all: readonly CompleteFile[]) =>
    (drafts ? all : seenIn(all)).map((file) => prepare(file, files));
  const modelOf = ({ complete, language, factSource: { facts } = factSource }: LanguageContent) =>
    createModel(shown(complete), facts, measured.pictures, language);
  const model = { ...modelOf(own), translations: translated.map(modelOf) };
  return { model, diagnostics: [], warnings, files, published, facts: factSource.facts };
}

/** Drops a fix that would name what does not exist, or what more than one picture would be called. */
function withoutGuess(
  diagnostic: Diagnostic,
  doubtful: ReadonlySet<string>,
  names: ReadonlySet<string>,
): Diagnostic {
  const { fix } = diagnostic;
  const isUnknown = fix?.names && !names.has(fix.replace.replace(/#.*/, ''));
  return fix && (isUnknown || doubtful.has(fix.replace))
    ? { ...diagnostic, fix: undefined }
    : diagnostic;
}
