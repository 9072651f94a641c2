import { holdsFacts } from './content-types/content-types.ts';
import { languagesIn } from './content-types/languages.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { crossCheck } from './link/cross-check.ts';
import { dialledNumbers } from './link/dialled-numbers.ts';
import { readFacts, type FactSource } from './link/fact-source.ts';
import type { SourceFile } from './read/read-content.ts';
import { translate, type Translation } from './translation/translate.ts';
import type { ContentFile } from './validate/content-file.ts';
import type { Facts } from './validate/facts.ts';
import type { ValidateFile } from './validate/validate-file.ts';

/** Content in all its languages, with what is wrong with it. */
export interface Examined {
  /** The files of the site's own language. */
  originals: ContentFile[];
  translated: Translation[];
  /** Undefined while the files that hold the facts have errors. */
  factSource: FactSource | undefined;
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

/** Validates and links all files: each by itself, then against the others of its language. */
export function examine(
  files: readonly SourceFile[],
  { validate, pictures, facts: otherwise }: ExamineOptions,
): Examined {
  const sourcesIn = (language?: string) => files.filter((source) => source.language === language);
  const sources = sourcesIn();
  const factFiles = sources.filter(holdsFacts).map((source) => validate(source, undefined));
  const factSource = readFacts(factFiles);
  const facts = factSource?.facts ?? otherwise;
  const originals = sources.map(
    (source) => factFiles.find((file) => file.source === source) ?? validate(source, facts),
  );
  const translated = languagesIn(files)
    .map((language) => ({ language, own: sourcesIn(language) }))
    .map(({ language, own }) => translate(language, own, originals, { pictures, facts, validate }));
  const diagnostics = [
    ...originals.flatMap((file) => file.diagnostics),
    ...(factSource ? dialledNumbers(factSource) : []),
    ...crossCheck(originals, pictures, factSource),
    ...translated.flatMap((one) => [
      ...one.files.flatMap((file) => file.diagnostics),
      ...one.diagnostics,
    ]),
  ];
  return { originals, translated, factSource, diagnostics };
}
