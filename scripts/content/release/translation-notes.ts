import { holdsWords } from '../content-types/content-types.ts';
import { languagesIn } from '../content-types/languages.ts';
import { untranslated } from '../translation/pair.ts';
import type { StaleTranslation } from '../translation/stale.ts';
import type { ContentFile } from '../validate/content-file.ts';

/**
 * What there is to be done in each translation, a line each. It keeps nothing from being published:
 * what is not translated is left out, and the rest can be read.
 */
export function translationNotes(
  published: readonly ContentFile[],
  stale: readonly StaleTranslation[],
): string[] {
  return languagesIn(published.map(({ source }) => source)).map((language) => {
    const own = published.filter(({ source }) => source.language === language);
    const originals = published.filter(({ source }) => !source.language && holdsWords(source));
    const missing = untranslated(originals, own);
    const outOfDate = stale.filter(({ file }) => own.includes(file));
    const unread = own.filter(({ data }) => !data?.reviewed);
    const counts = [
      `${missing.length} not translated`,
      `${outOfDate.length} out of date`,
      `${unread.length} not yet read by somebody who speaks the language (reviewed: false)`,
    ];
    return `content/${language}: of ${originals.length} files ${counts.join(', ')}.`;
  });
}
