import { startOfFile } from '../../diagnostics/diagnostic.ts';
import type { Pair } from '../../translation/pair.ts';
import { haveSameHeadings, levels } from '../../translation/same-headings.ts';
import type { Finding, Rule } from '../rule.ts';
import { inPairs } from './in-pairs.ts';

export const translatedHeadings: Rule = {
  id: 'translated-headings',
  level: 'warning',
  scope: 'language',
  summary: 'A translated page has as many headings as its original, with the same levels.',
  check: (language) => inPairs(language, compareHeadings),
};

function compareHeadings({ file, original }: Pair): Finding[] {
  if (haveSameHeadings(file, original)) return [];
  const [here, there] = [levels(file), levels(original)];
  const index = here.findIndex((level, at) => level !== there[at]);
  const { line, column } = file.body?.headings.at(index) ?? startOfFile;
  const { path } = original.source;
  const message = `${path} has other headings, so links to places on this page may lead elsewhere; give both pages the same headings in the same order`;
  return [{ line, column, message }];
}
