import { startOfFile } from '../../diagnostics/diagnostic.ts';
import { staleTranslations, whyStale, type StaleTranslation } from '../../translation/stale.ts';
import type { LocatedFinding, Rule } from '../rule.ts';

export const staleTranslation: Rule = {
  id: 'stale-translation',
  level: 'warning',
  scope: 'git',
  summary: 'A translation says what its original says now.',
  check: async ({ files }, root) => (await staleTranslations(root, files)).map(explain),
};

function explain({ file, original, changes }: StaleTranslation): LocatedFinding {
  const { path } = file.source;
  const how = file.data?.translated_from && changes ? '; npm run diff shows how' : '';
  const position = file.data?.translated_from
    ? file.frontMatter.positionOfKey(['translated_from'])
    : startOfFile;
  const message = `${whyStale({ file, original })}${how}. When both say the same: npm run new translation ${file.source.language} -- --done ${path}`;
  return { path, ...position, message };
}
