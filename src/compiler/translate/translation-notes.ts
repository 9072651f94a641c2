import { isTranslatable } from '../content-types/content-types.ts';
import { languagesIn } from '../content-types/file-location.ts';
import { untranslatedFiles } from './translated-pairs.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';

/** Returns a line for each language with the number of tasks that do not block publishing. */
export function translationNotes(
  published: readonly ContentFile[],
  staleWarnings: readonly Pick<Diagnostic, 'path'>[],
): string[] {
  return languagesIn(published.map(({ textFile }) => textFile)).map((language) => {
    const files = published.filter(({ textFile }) => textFile.language === language);
    const originals = published.filter(
      ({ textFile }) => !textFile.language && isTranslatable(textFile),
    );
    const missing = untranslatedFiles(originals, files);
    const outOfDate = files.filter(({ textFile }) =>
      staleWarnings.some(({ path }) => path === textFile.path),
    );
    const unreviewed = files.filter(({ data }) => data?.reviewed === false);
    const counts = [
      `${missing.length} not translated`,
      `${outOfDate.length} out of date`,
      `${unreviewed.length} not yet reviewed by a person who speaks the language (reviewed: false)`,
    ];
    return `content/${language}: of ${originals.length} files ${counts.join(', ')}.`;
  });
}
