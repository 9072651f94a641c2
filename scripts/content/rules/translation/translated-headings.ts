import { startOfFile } from '../../diagnostics/diagnostic.ts';
import { haveSameHeadings, levels } from '../../translation/same-headings.ts';
import type { Rule } from '../rule.ts';
import { inPairs } from './in-pairs.ts';

export const translatedHeadings: Rule = {
  id: 'translated-headings',
  level: 'warning',
  scope: 'language',
  summary: 'A translated page has the headings of its original.',
  check: (language) =>
    inPairs(language, ({ file, original }) => {
      if (haveSameHeadings(file, original)) return [];
      const [own, expected] = [levels(file), levels(original)];
      const index = own.findIndex((level, at) => level !== expected[at]);
      const { line, column } = file.body?.headings.at(index) ?? startOfFile;
      const message = `Write the same headings in the same order as ${original.source.path}. Otherwise links to parts of this page may not work.`;
      return [{ line, column, message }];
    }),
};
