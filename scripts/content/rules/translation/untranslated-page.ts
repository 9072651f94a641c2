import { isShared } from '../../content-types/content-types.ts';
import { startOfFile } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../read/read-content.ts';
import type { ContentFile } from '../../resolve/content-file.ts';
import { translatedPairs, untranslated } from '../../translation/pair.ts';
import type { LocatedFinding, Rule } from '../rule.ts';

export const missingOriginal: Rule = {
  id: 'missing-original',
  level: 'warning',
  scope: 'language',
  summary: 'The file that a translation translates exists.',
  check({ language, files, originals }) {
    const pairs = translatedPairs(files, originals);
    return language === undefined
      ? []
      : files
          .filter((file) => file.type && pairs.every((pair) => pair.file !== file))
          .map(withoutOriginal);
  },
};

export const untranslatedPage: Rule = {
  id: 'untranslated-page',
  level: 'warning',
  scope: 'language',
  summary: 'Each page and entry is translated into each language of the site.',
  check: ({ language, files, originals }) =>
    language === undefined
      ? []
      : untranslated(originals, files)
          .filter(({ source, data }) => !isShared(source) && !data?.draft)
          .map(({ source }) => leftOut(source, language)),
};

function withoutOriginal({ source }: ContentFile): LocatedFinding {
  const original = `content/${source.folder}/${source.id}.mdx`;
  const message = `there is no ${original} that this file could translate; give it the name of the file that it translates, or remove it`;
  return { path: source.path, ...startOfFile, message };
}

function leftOut({ folder, id }: SourceFile, language: string): LocatedFinding {
  const message = `content/${folder}/${id}.mdx is not translated, so the pages in this language leave it out; npm run new translation ${language} writes the file`;
  return { path: `content/${language}/${folder}/${id}.mdx`, ...startOfFile, message };
}
