import { languagesIn } from '../content-types/languages.ts';
import { startOfFile } from '../diagnostics/diagnostic.ts';
import type { Rule } from './rule.ts';

export const untranslatedBusiness: Rule = {
  id: 'untranslated-business',
  level: 'release',
  scope: 'site',
  summary: 'Each language has the tagline, facts and holidays of the shop.',
  check: ({ published }) =>
    languagesIn(published.map(({ source }) => source))
      .map((language) => ({
        path: `content/${language}/site/business.mdx`,
        ...startOfFile,
        message: `Translate tagline, slogan, facts and holidays. "npm run new translation ${language}" writes this file.`,
      }))
      .filter(({ path }) => published.every(({ source }) => source.path !== path)),
};
