import { definesFacts } from './content-types/content-types.ts';
import { languagesIn } from './content-types/file-location.ts';
import type { TextFile } from './read/files/decode-files.ts';
import type { ContentFile } from './read/resolve/content-file.ts';
import { readFacts } from './read/resolve/defined-facts.ts';
import { findLinkTargets, withOriginals } from './check/rules/links/link-targets.ts';
import type { LanguageFiles } from './check/rules/rule.ts';
import type { Facts } from './read/facts/facts.ts';
import { mergeFiles } from './translate/translate.ts';
import type { ValidateFile } from './check/validate-file.ts';

interface LanguageOptions {
  validate: ValidateFile;
  /** The names of all pictures. */
  pictures: readonly string[];
  /** The facts to use while the files that define them have errors. */
  facts: Facts | undefined;
}

/** Validates the files of each language, and merges translations with their originals. */
export function readLanguages(
  textFiles: readonly TextFile[],
  options: LanguageOptions,
): [defaultLanguage: LanguageFiles, ...translations: LanguageFiles[]] {
  const { validate } = options;
  const pictures = new Set(options.pictures);
  const readLanguage = (
    language: string | undefined,
    originals: readonly ContentFile[],
    fallbackFacts: Facts | undefined,
  ): LanguageFiles => {
    const inLanguage = textFiles.filter((textFile) => textFile.language === language);
    const merge = (files: readonly ContentFile[]) =>
      language === undefined ? [...files] : mergeFiles(files, originals);
    const factFiles = inLanguage.filter(definesFacts);
    const definedFacts = readFacts(
      merge(factFiles.map((textFile) => validate(textFile, undefined))),
    );
    const facts = definedFacts?.facts ?? fallbackFacts;
    const files = inLanguage.map((textFile) =>
      validate(textFile, definesFacts(textFile) ? undefined : facts),
    );
    const mergedFiles = merge(files);
    const pages = findLinkTargets(mergedFiles);
    const targets = withOriginals(pages, findLinkTargets(originals));
    return { language, definedFacts, files, mergedFiles, originals, pages, targets, pictures };
  };
  const defaultLanguage = readLanguage(undefined, [], options.facts);
  const defaultFacts = defaultLanguage.definedFacts?.facts ?? options.facts;
  const translations = languagesIn(textFiles).map((language) =>
    readLanguage(language, defaultLanguage.files, defaultFacts),
  );
  return [defaultLanguage, ...translations];
}
