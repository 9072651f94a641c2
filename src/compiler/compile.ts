import { routeOf } from './content-types/content-types.ts';
import { createModel } from './create-model.ts';
import { limitDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { readLanguages } from './languages.ts';
import { createValidationCache, type ValidationCache } from './validation-cache.ts';
import type { Model } from './model.ts';
import { readPictures } from './files/pictures.ts';
import { pictureId } from './files/picture-names.ts';
import { readContent, type PendingFiles } from './files/decode-files.ts';
import { isPage, type ContentFile } from './resolve/content-file.ts';
import { publishedFiles } from './resolve/drafts.ts';
import type { LanguageContent, SiteContent } from './rules/rule.ts';
import { checkSite } from './run-rules.ts';
import type { Facts } from './text/facts.ts';
import type { MergedFile } from './translation/translate.ts';

/** The model of valid content, or all errors. */
export type LoadResult = SiteContent & { warnings: Diagnostic[] } & (
    | { model: Model; diagnostics: []; facts: Facts }
    | { model: undefined; diagnostics: Diagnostic[]; facts: Facts | undefined }
  );

export interface LoadOptions {
  /** Unsaved files, which replace those on disk. */
  pending?: PendingFiles | undefined;
  /** The facts to use while the files that define them have errors. */
  facts?: Facts | undefined;
  /** True if the model includes drafts. */
  drafts?: boolean;
  /** Changes a file before it becomes part of the model. */
  prepare?: (file: MergedFile, files: readonly ContentFile[]) => MergedFile;
}

/**
 * Loads content/: read, parse, schema, resolve, rules, model.
 * @param root the folder that contains content/
 */
export type Load = (root: string, options?: LoadOptions) => Promise<LoadResult>;

export const load: Load = (root, options) => createLoader()(root, options);

/** Returns a `load` that caches its results, and validates only changed files again. */
export function createLoader(): Load {
  const cache = createValidationCache();
  return (root, options) => loadContent(root, cache, options);
}

async function loadContent(
  root: string,
  { validate, inspectPicture }: ValidationCache,
  { pending, facts, drafts = false, prepare = (file) => file }: LoadOptions = {},
): Promise<LoadResult> {
  const content = readContent(root, pending);
  const { pictures, diagnostics: pictureErrors } = await readPictures(
    root,
    content.pictures,
    inspectPicture,
    pending,
  );
  const pictureNames = content.pictures.map(pictureId);
  const languages = readLanguages(content.files, { validate, pictures: pictureNames, facts });
  const files = languages.flatMap((language) => language.files);
  const published = publishedFiles(files);
  const [defaultLanguage, ...translations] = languages;
  const pictureFiles = content.pictures;
  const site = { defaultLanguage, languages, files, published, pictureFiles, pictures };

  const { files: originals, factSource } = defaultLanguage;
  const readErrors = [...content.diagnostics, ...pictureErrors];
  const checked = checkSite(site, readErrors.length === 0 && factSource !== undefined);
  const routes = originals.filter(isPage).map(({ source }) => routeOf(source.id) ?? '');
  const knownNames = new Set([...pictureNames, ...routes]);
  const selectDiagnostics = (diagnostics: readonly Diagnostic[]) =>
    limitDiagnostics(dropWrongFixes(diagnostics, content.ambiguousNames, knownNames));
  const errors = selectDiagnostics([...readErrors, ...checked.errors]);
  if (errors.length > 0 || !factSource) {
    const result = { model: undefined, diagnostics: errors, facts: factSource?.facts };
    return { ...site, warnings: [], ...result };
  }
  const publishedPaths = new Set(published.map(({ source }) => source.path));
  const toModel = (languageContent: LanguageContent) => {
    const { language, mergedFiles } = languageContent;
    const { facts: languageFacts } = languageContent.factSource ?? factSource;
    const prepared = mergedFiles
      .filter((file) => drafts || publishedPaths.has(file.source.path))
      .map((file) => prepare(file, files));
    return createModel(prepared, languageFacts, pictures, language);
  };
  const model = { ...toModel(defaultLanguage), translations: translations.map(toModel) };
  const warnings = selectDiagnostics(checked.warnings);
  return { ...site, model, diagnostics: [], warnings, facts: factSource.facts };
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
