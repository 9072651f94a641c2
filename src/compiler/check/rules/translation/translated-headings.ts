import { startOfFile } from '../../../diagnostics/diagnostic.ts';
import { haveSameHeadings, headingLevels } from '../../../translate/same-headings.ts';
import type { Rule } from '../rule.ts';
import { comparePairs } from './compare-pairs.ts';
import { asFile, say } from '../../../../site/fields/say.ts';

export const translatedHeadings: Rule = {
  id: 'translated-headings',
  level: 'warning',
  scope: 'language',
  summary: 'A translated page has the headings of its original.',
  check: (language) =>
    comparePairs(language, ({ file, original }) => {
      if (haveSameHeadings(file, original)) return [];
      const expected = headingLevels(original);
      // If only headings at the end are missing, the index is -1, so `at` returns the last heading.
      const difference = headingLevels(file).findIndex((level, index) => level !== expected[index]);
      const { line, column } = file.body?.headings.at(difference) ?? startOfFile;
      const message = say`Write the same headings in the same order as ${{ file: asFile(original.textFile.path) }}. Otherwise links to parts of this page may not work.`;
      return [{ line, column, message }];
    }),
};
