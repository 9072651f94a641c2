import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { sentences } from '../sentences/sentences.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { outermost } from '../validate/words.ts';

/** Two words side by side; one alone may be a name that all languages write alike. */
const twoWords = /\p{L}\s+\p{L}/u;
/** As many as a name within other words hardly has. */
const threeWords = /\p{L}\s+\p{L}+\s+\p{L}/u;

/**
 * Sentences of a translation that have no letter of its script, and were hence forgotten.
 * @param language its tag, whose usual script is meant (Unicode CLDR)
 */
export function untranslatedWords(file: ContentFile, language: string): FileDiagnostic[] {
  const { script = '' } = new Intl.Locale(language).maximize();
  const letter = new RegExp(`\\p{Script=${script}}`, 'u');
  const isForgotten = (words: string) => threeWords.test(words) && !letter.test(words);
  return outermost(file.words)
    .filter(({ kind }) => kind === 'copy')
    .flatMap(({ shown, line, column }) => {
      const found =
        twoWords.test(shown) && !letter.test(shown)
          ? [shown]
          : sentences([shown], language).filter(isForgotten);
      return found.map((words) => ({ line, column, message: `"${words}" is not translated` }));
    });
}
