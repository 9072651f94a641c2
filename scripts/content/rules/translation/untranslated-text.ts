import { sentences } from '../../sentences/sentences.ts';
import type { ContentFile } from '../../resolve/content-file.ts';
import { outermost } from '../../text/words.ts';
import type { Finding, Rule } from '../rule.ts';
import { inPairs } from './in-pairs.ts';

/** Two words side by side; one alone may be a name that all languages write alike. */
const twoWords = /\p{L}\s+\p{L}/u;
/** As many as a name within other words hardly has. */
const threeWords = /\p{L}\s+\p{L}+\s+\p{L}/u;

export const untranslatedText: Rule = {
  id: 'untranslated-text',
  level: 'warning',
  scope: 'language',
  summary: 'The sentences of a translation have letters of its script.',
  check: (content) =>
    inPairs(content, ({ file }) => untranslatedSentences(file, content.language ?? '')),
};

/** @param language its tag, whose usual script is meant (Unicode CLDR) */
function untranslatedSentences(file: ContentFile, language: string): Finding[] {
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
