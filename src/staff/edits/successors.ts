import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import { requiredPages, type ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { addressOf, hasAddress } from '../../compiler/read/resolve/old-addresses.ts';
import type { SiteContent } from '../../compiler/check/rules/rule.ts';
import { originalOf, titleOf } from './file-context.ts';

/**
 * Returns the pages or answers to which the visitors of a removed one can go, the start page first.
 * Returns none if the file never had an address that visitors know.
 * @param path the original or a translation
 * @param past the published content
 */
export function successorsOf(path: string, { files }: SiteContent, past: SiteContent) {
  const file = files.find(({ textFile }) => textFile.path === path);
  if (!file) return [];
  const original = originalOf(file, files);
  const isOriginal = ({ textFile }: ContentFile) => textFile.path === original.textFile.path;
  const isKnown = past.published.some((known) => isOriginal(known) && hasAddress(known));
  if (!isKnown) return [];
  const { folder, language } = file.textFile;
  return files
    .filter(
      ({ textFile, data }) => textFile.folder === folder && !textFile.language && !data?.draft,
    )
    .filter((other) => !isOriginal(other) && addressOf(other) !== undefined)
    .toSorted((a, b) => isStart(b) - isStart(a))
    .map((other) => {
      const translation = files.find(
        ({ textFile }) =>
          textFile.language === language && isTranslationOf(textFile, other.textFile),
      );
      return { path: other.textFile.path, title: titleOf(translation ?? other) };
    });
}

function isStart({ textFile }: ContentFile): number {
  return Number(textFile.id === requiredPages[0]);
}
