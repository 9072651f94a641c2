import { holdsFacts } from './content-types/content-types.ts';
import { languagesIn } from './content-types/languages.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { crossCheck } from './link/cross-check.ts';
import { dialledNumbers } from './link/dialled-numbers.ts';
import type { SourceFile } from './read/read-content.ts';
import { clashes, completeFiles, type CompleteFile } from './translation/translate.ts';
import type { ContentFile } from './validate/content-file.ts';
import { readFacts, type Facts, type FactSource } from './validate/facts.ts';
import type { ValidateFile } from './validate/validate-file.ts';

/** The content in one language, with what is wrong with it. */
export interface LanguageContent {
  /** The name of its folder; undefined for the site's own language. */
  language: string | undefined;
  /** The facts in its words; undefined while the files that hold them have errors. */
  factSource: FactSource | undefined;
  /** Its files as they are written. */
  files: ContentFile[];
  /** The same with all that they have from what they mirror. */
  complete: CompleteFile[];
  /** Errors, and warnings that each file has by itself. */
  diagnostics: Diagnostic[];
}

export interface ExamineOptions {
  validate: ValidateFile;
  /** The names of all pictures. */
  pictures: readonly string[];
  /** What to insert while the files that hold the facts have errors. */
  facts?: Facts | undefined;
}

/**
 * Validates and links all files: each by itself, then against the others of its language.
 * @returns the languages, the site's own first
 */
export function examine(
  sources: readonly SourceFile[],
  options: ExamineOptions,
): [own: LanguageContent, ...translations: LanguageContent[]] {
  const examineLanguage = (
    language: string | undefined,
    originals: readonly ContentFile[],
    otherwise = options.facts,
  ): LanguageContent => {
    const { validate, pictures } = options;
    const own = sources.filter((source) => source.language === language);
    const completed = (files: readonly ContentFile[]) =>
      language === undefined ? [...files] : completeFiles(files, originals);
    const factFiles = own.filter(holdsFacts).map((source) => validate(source, undefined));
    const factSource = readFacts(completed(factFiles));
    const facts = factSource?.facts ?? otherwise;
    const files = own.map(
      (source) => factFiles.find((file) => file.source === source) ?? validate(source, facts),
    );
    const content = { language, factSource, files, complete: completed(files) };
    const diagnostics = [
      ...files.flatMap((file) => file.diagnostics),
      ...(factSource && language === undefined ? dialledNumbers(factSource) : []),
      ...(language === undefined ? [] : clashes(language, files, originals)),
      ...crossCheck(content, originals, pictures),
    ];
    return { ...content, diagnostics };
  };
  const own = examineLanguage(undefined, []);
  return [
    own,
    ...languagesIn(sources).map((language) =>
      examineLanguage(language, own.files, own.factSource?.facts),
    ),
  ];
}
