import type { Rule } from '../rule.ts';
import { say } from '../../../../site/fields/say.ts';

export const unreviewedTranslation: Rule = {
  id: 'unreviewed-translation',
  level: 'release',
  scope: 'file',
  summary: 'A person who speaks the language has read each translation.',
  check({ data, frontMatter }) {
    if (data?.reviewed !== false) return [];
    const message = say`Ask a person who speaks the language to read this translation. Then delete this line.`;
    return [{ ...frontMatter.positionOfKey(['reviewed']), message }];
  },
};
