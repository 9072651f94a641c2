import { startOfFile } from '../../../diagnostics/diagnostic.ts';
import { staleTranslations, whyStale } from '../../../translate/stale.ts';
import type { Rule } from '../rule.ts';
import { sayInReport } from '../../../../site/fields/say.ts';

/** The field `translated_from` names the version of the original that was translated. */
export const staleTranslation: Rule = {
  id: 'stale-translation',
  level: 'warning',
  scope: 'git',
  summary: 'A translation is up to date with its original.',
  check: async ({ files }, readBlob) =>
    (await staleTranslations(files, readBlob)).map(({ file, original, changes }) => {
      const { textFile, data, frontMatter } = file;
      const { path, language = '' } = textFile;
      const hasVersion = data?.translated_from !== undefined;
      const hint = hasVersion && changes ? sayInReport`"npm run diff" shows how.` : [];
      const position = hasVersion ? frontMatter.positionOfKey(['translated_from']) : startOfFile;
      const done = sayInReport`If both say the same: npm run new translation ${{ language }} -- --done ${{ path }}`;
      const message = [...whyStale({ file, original }), ...hint, ...done];
      return { path, ...position, message };
    }),
};
