import { routeOf } from './content-types/content-types.ts';
import { createModel } from './create-model.ts';
import { limitDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { readLanguages } from './languages.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Model } from './model.ts';
import { readPictures } from './read/pictures.ts';
import { pictureId, readContent, type PendingFiles } from './read/read-content.ts';
import { isPage, type ContentFile } from './resolve/content-file.ts';
import { publishedFiles } from './resolve/drafts.ts';
import type { LanguageContent, SiteContent } from './rules/rule.ts';
import { checkSite } from './run-rules.ts';
import type { Facts } from './text/facts.ts';
import type { CompleteFile } from './translation/translate.ts';

/** The content as a model, or every error that keeps it from being one; never both. */
export type LoadResult = Loaded &
  (
    | { model: Model; diagnostics: []; facts: Facts }
    | { model: undefined; diagnostics: Diagnostic[]; facts: Facts | undefined }
  );

/** What is known of the content even while it has errors. */
interface Loaded extends SiteContent {
  /** What is odd but keeps nothing from being published; looked for if there are no errors. */
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
 * Takes all of content/ from files to the model: read, parse, schema, resolve, rules. The build, the dev
 * server, editors and `npm run check` all come through here.
 * @param root the folder that holds content/
 */
export async function load(
  root: string,
  {
    memory: { validate, inspectPicture } = createMemory(),
    pending,
    facts,
    drafts = false,
    prepare = (file) => file,
  }: LoadOptions = {},
): Promise<LoadResult> {
  const read = readContent(root, pending);
  const { pictures, diagnostics } = await readPictures(root, read.pictures, inspectPicture);
  const names = read.pictures.map(pictureId);
  const languages = readLanguages(read.files, { validate, pictures: names, facts });
  const files = languages.flatMap((language) => language.files);
  const published = publishedFiles(files);
  const site: SiteContent = { languages, files, published, pictureFiles: read.pictures, pictures };

  const [own, ...translated] = languages;
  const routes = own.files.filter(isPage).map(({ source }) => routeOf(source.id) ?? '');
  const known = new Set([...names, ...routes]);
  const unreadable = [...read.diagnostics, ...diagnostics];
  const checked = checkSite(site, unreadable.length === 0 && own.factSource !== undefined);
  const { factSource } = own;
  const sound = (found: readonly Diagnostic[]) =>
    limitDiagnostics(found.map((one) => withoutGuess(one, read.doubtful, known)));
  const errors = [...unreadable, ...checked.errors];
  if (errors.length > 0 || !factSource) {
    const result = { model: undefined, diagnostics: sound(errors), facts: factSource?.facts };
    return { ...site, warnings: [], ...result };
  }
  const paths = new Set(published.map(({ source }) => source.path));
  const shown = (all: readonly CompleteFile[]) =>
    all
      .filter(({ source }) => drafts || paths.has(source.path))
      .map((file) => prepare(file, files));
  const modelOf = ({
    complete,
    language,
    factSource: { facts: inserted } = factSource,
  }: LanguageContent) => createModel(shown(complete), inserted, pictures, language);
  const model = { ...modelOf(own), translations: translated.map(modelOf) };
  const warnings = sound(checked.warnings);
  return { ...site, model, diagnostics: [], warnings, facts: factSource.facts };
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
