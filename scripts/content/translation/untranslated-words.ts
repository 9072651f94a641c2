import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/validate-file.ts';
import { wordsOf } from './words-of.ts';

/** Two words side by side; one alone may be a name that all languages write alike. */
const twoWords = /\p{L}\s+\p{L}/u;

/**
 * Sentences of a translation that have no letter of its script, and were hence forgotten.
 * @param language its tag, whose usual script is meant (Unicode CLDR)
 */
export function untranslatedWords(file: ContentFile, language: string): FileDiagnostic[] {
  const { script = '' } = new Intl.Locale(language).maximize();
  const letter = new RegExp(`\\p{Script=${script}}`, 'u');
  const isForgotten = (words: string) => twoWords.test(words) && !letter.test(words);
  const fields = [...wordsOf(file).values()]
    .filter(({ words }) => isForgotten(words))
    .map(({ path, words }) => ({ ...file.frontMatter.positionOf(path), name: words }));
  const inBody = (file.references?.words ?? []).filter(({ name }) => isForgotten(name));
  return [...fields, ...inBody].map(({ name, line, column }) => ({
    line,
    column,
    message: `"${name}" is not translated`,
  }));
}
