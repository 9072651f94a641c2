import { languagesIn } from '../content-types/languages.ts';
import { startOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';

/** Reports the further languages in which the shop's tagline, facts and holidays are not translated. */
export function missingBusiness(published: readonly ContentFile[]): Diagnostic[] {
  return languagesIn(published.map(({ source }) => source))
    .map((language) => ({
      path: `content/${language}/site/business.mdx`,
      ...startOfFile,
      message: `Translate tagline, slogan, facts and holidays. "npm run new translation ${language}" writes this file.`,
    }))
    .filter(({ path }) => published.every(({ source }) => source.path !== path));
}
