import { definesFacts } from './content-types/content-types.ts';
import { languagesIn } from './content-types/languages.ts';
import type { SourceFile } from './read/read-content.ts';
import type { ContentFile } from './resolve/content-file.ts';
import { readFacts } from './resolve/fact-source.ts';
import { linkTargets, withOriginals } from './rules/links/link-targets.ts';
import type { LanguageContent } from './rules/rule.ts';
import type { Facts } from './text/facts.ts';
import { mergeFiles } from './translation/translate.ts';
import type { ValidateFile } from './validate-file.ts';

interface LanguageOptions {
  validate: ValidateFile;
  pictures: readonly string[];
  facts: Facts | undefined;
}

/** Validates the files of each language, and merges translations with their originals. */
export function readLanguages(
  sources: readonly SourceFile[],
  options: LanguageOptions,
): [own: LanguageContent, ...translations: LanguageContent[]] {
  const { validate } = options;
  const pictures = new Set(options.pictures);
  const readLanguage = (
    language: string | undefined,
    originals: readonly ContentFile[],
    fallback = options.facts,
  ): LanguageContent => {
    const own = sources.filter((source) => source.language === language);
    const merged = (files: readonly ContentFile[]) =>
      language === undefined ? [...files] : mergeFiles(files, originals);
    const factFiles = own.filter(definesFacts).map((source) => validate(source, undefined));
    const factSource = readFacts(merged(factFiles));
    const facts = factSource?.facts ?? fallback;
    const files = own.map(
      (source) => factFiles.find((file) => file.source === source) ?? validate(source, facts),
    );
    const mergedFiles = merged(files);
    const pages = linkTargets(mergedFiles);
    const targets = withOriginals(pages, linkTargets(originals));
    return { language, factSource, files, mergedFiles, originals, pages, targets, pictures };
  };
  const own = readLanguage(undefined, []);
  return [
    own,
    ...languagesIn(sources).map((language) =>
      readLanguage(language, own.files, own.factSource?.facts),
    ),
  ];
}
