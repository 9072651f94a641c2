import './without-eval.ts';
import { createFindOriginal } from './content-types/file-location.ts';
import { routeOf } from './content-types/content-types.ts';
import { splitPath } from './content-types/paths.ts';
import { createModel } from './create-model.ts';
import { limitDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { readLanguages } from './languages.ts';
import { findBuiltIn, inspectUnknown, type BuiltFiles } from './check/built-files.ts';
import { createValidationCache, type ValidationCache } from './check/validation-cache.ts';
import type { Model } from './model.ts';
import { decodeFiles, type InputFile } from './read/files/decode-files.ts';
import type { PhotoReader } from './read/files/photos.ts';
import { createInspectPicture, readPictures } from './read/files/pictures.ts';
import { isPage, type ContentFile } from './read/resolve/content-file.ts';
import { findOldAddresses } from './read/resolve/old-addresses.ts';
import { isUnwritten, publishedFiles } from './read/resolve/published-files.ts';
import type { LanguageFiles, SiteContent } from './check/rules/rule.ts';
import { checkSite } from './check/run-rules.ts';
import type { Facts } from './read/facts/facts.ts';
import type { MergedFile } from './translate/translate.ts';

/** The model of valid content, or all errors. */
export type CompileResult = SiteContent & { warnings: Diagnostic[] } & (
    | { model: Model; diagnostics: []; facts: Facts }
    | { model: undefined; diagnostics: Diagnostic[]; facts: Facts | undefined }
  );

export interface CompileOptions {
  /** The facts to use while the files that define them have errors. */
  facts?: Facts | undefined;
  /** True if the model includes drafts. */
  drafts?: boolean;
  /** The paths of all files in public/. */
  publicFiles?: readonly string[];
  /** Changes a file before it becomes part of the model. @param original of a translation */
  prepare?: (file: MergedFile, original: ContentFile | undefined) => MergedFile;
}

/**
 * Compiles the files of content/: decode, parse, schema, resolve, rules, model.
 * @param files all files, also pictures and unreadable ones, in any order
 */
export type Compile = (
  files: readonly InputFile[],
  options?: CompileOptions,
) => Promise<CompileResult>;

/**
 * Creates a `compile` that caches its results, and validates only changed files again.
 * @param built what a build knows of its files, which are not validated again
 */
export function createCompiler(photoReader: PhotoReader, built?: BuiltFiles): Compile {
  const inspect = createInspectPicture(photoReader);
  const cache = built
    ? createValidationCache(inspectUnknown(inspect, built), findBuiltIn(built))
    : createValidationCache(inspect);
  return (files, options) => compile(files, cache, options);
}

async function compile(
  inputFiles: readonly InputFile[],
  { validate, inspectPicture }: ValidationCache,
  { facts, drafts = false, publicFiles = [], prepare = (file) => file }: CompileOptions = {},
): Promise<CompileResult> {
  const content = decodeFiles(inputFiles);
  const { pictures, diagnostics: pictureErrors } = await readPictures(
    content.pictures,
    inspectPicture,
  );
  const pictureNames = content.pictures.map(({ path }) => splitPath(path).id);
  const languages = readLanguages(content.files, { validate, pictures: pictureNames, facts });
  const files = languages.flatMap((language) => language.files);
  const published = publishedFiles(files);
  const [defaultLanguage, ...translations] = languages;
  const pictureFiles = content.pictures.map(({ path }) => splitPath(path).fileName);
  const site = {
    defaultLanguage,
    languages,
    files,
    published,
    pictureFiles,
    pictures,
    publicFiles,
  };

  const { files: originals, definedFacts } = defaultLanguage;
  const readErrors = [...content.diagnostics, ...pictureErrors];
  const checked = checkSite(site, readErrors.length === 0 && definedFacts !== undefined);
  const routes = originals.filter(isPage).map(({ textFile }) => routeOf(textFile.id) ?? '');
  const knownNames = new Set([...pictureNames, ...routes]);
  const selectDiagnostics = (diagnostics: readonly Diagnostic[]) =>
    limitDiagnostics(dropWrongFixes(diagnostics, content.ambiguousNames, knownNames));
  const errors = selectDiagnostics([...readErrors, ...checked.errors]);
  if (errors.length > 0 || !definedFacts) {
    const result = { model: undefined, diagnostics: errors, facts: definedFacts?.facts };
    return { ...site, warnings: [], ...result };
  }
  const publishedPaths = new Set(published.map(({ textFile }) => textFile.path));
  const isShown = ({ files: ownFiles }: LanguageFiles) =>
    drafts || ownFiles.some(({ textFile }) => publishedPaths.has(textFile.path));
  const oldAddresses = findOldAddresses(originals);
  const originalOf = createFindOriginal(originals);
  const toModel = (languageContent: LanguageFiles) => {
    const { language, mergedFiles } = languageContent;
    const { facts: languageFacts } = languageContent.definedFacts ?? definedFacts;
    const prepared = mergedFiles
      .filter((file) => drafts || publishedPaths.has(file.textFile.path))
      .filter((file) => !isUnwritten(file))
      .map((file) => prepare(file, originalOf(file.textFile)));
    return createModel(prepared, languageFacts, pictures, language, oldAddresses);
  };
  const model = {
    ...toModel(defaultLanguage),
    translations: translations.filter(isShown).map(toModel),
  };
  const warnings = selectDiagnostics(checked.warnings);
  return { ...site, model, diagnostics: [], warnings, facts: definedFacts.facts };
}

/** Drops each fix whose replacement is an unknown or ambiguous name of a page or a picture. */
function dropWrongFixes(
  diagnostics: readonly Diagnostic[],
  ambiguousNames: ReadonlySet<string>,
  knownNames: ReadonlySet<string>,
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { fix } = diagnostic;
    if (!fix) return diagnostic;
    const [nameWithoutAnchor = ''] = fix.replace.split('#');
    const isUnknown = fix.names && !knownNames.has(nameWithoutAnchor);
    const isWrong = isUnknown || ambiguousNames.has(fix.replace);
    return isWrong ? { ...diagnostic, fix: undefined } : diagnostic;
  });
}
