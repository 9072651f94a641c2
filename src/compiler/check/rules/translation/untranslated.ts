import { languageNameOf } from '../../../../site/fields/language-tag.ts';
import { scriptOf } from '../../../../site/lib/writing-system.ts';
import { isShared } from '../../../content-types/content-types.ts';
import { languagesIn } from '../../../content-types/file-location.ts';
import { startOfFile } from '../../../diagnostics/diagnostic.ts';
import { sentences } from '../../../text/sentences.ts';
import { findLegacyText } from '../../../text/preeti/find-legacy-text.ts';
import { outermost } from '../../../read/resolve/segments.ts';
import { translatedPairs, untranslatedFiles } from '../../../translate/translated-pairs.ts';
import { atFieldName } from '../../../read/resolve/content-file.ts';
import { isUnwritten } from '../../../read/resolve/published-files.ts';
import type { Rule } from '../rule.ts';
import { comparePairs } from './compare-pairs.ts';
import { asFile, say, sayInReport } from '../../../../site/fields/say.ts';

export const missingOriginal: Rule = {
  id: 'missing-original',
  level: 'warning',
  scope: 'language',
  summary: 'The file that a translation translates exists.',
  check({ language, files, originals }) {
    if (language === undefined) return [];
    const pairs = translatedPairs(files, originals);
    return files
      .filter((file) => file.type && pairs.every((pair) => pair.file !== file))
      .map(({ textFile: { path, folder, id } }) => {
        const original = asFile(`content/${folder}/${id}.mdx`);
        const message = say`This file translates ${{ file: original }}, but that file does not exist. Rename this file or delete it.`;
        return { path, ...startOfFile, message };
      });
  },
};

export const untranslatedPage: Rule = {
  id: 'untranslated-page',
  level: 'warning',
  scope: 'language',
  summary: 'Each page and entry is translated into each language of the site.',
  check({ language, files, originals }) {
    if (language === undefined) return [];
    return untranslatedFiles(originals, files)
      .filter(({ textFile, data }) => !isShared(textFile) && !data?.draft)
      .map(({ textFile: { folder, id } }) => {
        const original = asFile(`content/${folder}/${id}.mdx`);
        const message = [
          ...say`${{ file: original }} is not translated, so pages in this language do not show it.`,
          ...sayInReport`"npm run new translation ${{ language }}" writes the file.`,
        ];
        return { path: `content/${language}/${folder}/${id}.mdx`, ...startOfFile, message };
      });
  },
};

export const untranslatedOriginal: Rule = {
  id: 'untranslated-original',
  level: 'warning',
  scope: 'language',
  summary: 'Each entry that only one language shows is written in the language of the site, too.',
  check: ({ language, files }) =>
    language === undefined
      ? files.filter(isUnwritten).map((file) => ({
          ...atFieldName(file, ['only']),
          message: say`Only pages in ${{ language: languageNameOf(String(file.data?.only)) }} show this. Write its text here in the language of the site. Then delete this line.`,
        }))
      : [],
};

export const untranslatedBusiness: Rule = {
  id: 'untranslated-business',
  level: 'release',
  scope: 'site',
  summary: 'Each language has the tagline, facts and holidays of the shop.',
  check: ({ published }) =>
    languagesIn(published.map(({ textFile }) => textFile))
      .map((language) => ({
        path: `content/${language}/site/business.mdx`,
        ...startOfFile,
        message: [
          ...say`Translate tagline, slogan, facts and holidays.`,
          ...sayInReport`"npm run new translation ${{ language }}" writes this file.`,
        ],
      }))
      .filter(({ path }) => published.every(({ textFile }) => textFile.path !== path)),
};

/** Matches text that is more than a name of one word. Names are the same in all languages. */
const twoWords = /\p{L}\p{M}*\s+\p{L}/u;
/** Matches a sentence of a translated text that is more than a name of two words. */
const threeWords = /\p{L}\p{M}*\s+[\p{L}\p{M}]+\s+\p{L}/u;

export const untranslatedText: Rule = {
  id: 'untranslated-text',
  level: 'warning',
  scope: 'language',
  summary: 'The sentences of a translation have letters of its script.',
  check(content) {
    const { language = 'en' } = content;
    const letter = new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u');
    const isForeign = (text: string) => !letter.test(text);
    return comparePairs(content, ({ file }) =>
      outermost(file.segments)
        .filter(({ kind }) => kind === 'text')
        .flatMap(({ label, visibleText, line, column }) => {
          // The reason of a holiday is not a name.
          const isLong = twoWords.test(visibleText) || label.startsWith('special_days.');
          const isUntranslated = isLong && isForeign(visibleText);
          const texts = isUntranslated ? [visibleText] : sentences([visibleText], language);
          return (
            texts
              .filter((text) => isUntranslated || (threeWords.test(text) && isForeign(text)))
              // Nepali for a font such as Preeti is a translation.
              .filter((text) => findLegacyText(text).length === 0)
              .map((text) => ({ line, column, message: say`Translate "${{ text }}".` }))
          );
        }),
    );
  },
};
