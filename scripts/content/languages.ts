import { holdsFacts } from './content-types/content-types.ts';
import { languagesIn } from './content-types/languages.ts';
import type { SourceFile } from './read/read-content.ts';
import type { ContentFile } from './resolve/content-file.ts';
import { readFacts } from './resolve/fact-source.ts';
import { linkTargets, withOriginals } from './rules/links/link-targets.ts';
import type { LanguageContent } from './rules/rule.ts';
import type { Facts } from './text/facts.ts';
import { completeFiles } from './translation/translate.ts';
import type { ValidateFile } from './validate-file.ts';

interface LanguageOptions {
  validate: ValidateFile;
  /** The names of all pictures. */
  pictures: readonly string[];
  /** What to insert while the files that hold the facts have errors. */
  facts: Facts | undefined;
}

/**
 * Validates each file with the facts of its language, and completes translations.
 * @returns the languages, the site's own first
 */
export function readLanguages(
  sources: readonly SourceFile[],
  { validate, pictures, facts: fallback }: LanguageOptions,
): [own: LanguageContent, ...translations: LanguageContent[]] {
  const known = new Set(pictures);
  const readLanguage = (
    language: string | undefined,
    originals: readonly ContentFile[],
    otherwise = fallback,
  ): LanguageContent => {
    const own = sources.filter((source) => source.language === language);
    const completed = (files: readonly ContentFile[]) =>
      language === undefined ? [...files] : completeFiles(files, originals);
    const factFiles = own.filter(holdsFacts).map((source) => validate(source, undefined));
    const factSource = readFacts(completed(factFiles));
    const facts = factSource?.facts ?? otherwise;
    const files = own.map(
      (source) => factFiles.find((file) => file.source === source) ?? validate(source, facts),
    );
    const complete = completed(files);
    const pages = linkTargets(complete);
    const targets = withOriginals(pages, linkTargets(originals));
    return { language, factSource, files, complete, originals, pages, targets, pictures: known };
  };
  const own = readLanguage(undefined, []);
  return [
    own,
    ...languagesIn(sources).map((language) =>
      readLanguage(language, own.files, own.factSource?.facts),
    ),
  ];
}
