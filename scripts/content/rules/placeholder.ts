import type { Singletons } from '../../../src/singletons/schemas.ts';
import { isBusiness } from '../content-types/content-types.ts';
import { positionAt } from '../diagnostics/position.ts';
import type { Rule } from './rule.ts';

/** Patterns of placeholders, with advice. */
const patterns: readonly [RegExp, string][] = [
  [
    /\b(?:TODO|TBD|X{3,})\b(?!-)/gi,
    'is a note to finish something. Finish it and delete the note.',
  ],
  [/\blorem\b/gi, 'begins text without meaning. Write the real text.'],
  [
    /\b(?:[\w-]{1,63}\.){0,9}example\.(?:com|org|net)\b|\b[\w-]{1,63}\.example\b(?!\.\w)/gi,
    'is only an example. Write the real one.',
  ],
  [
    /\byour-(?:\w{1,30}-){0,9}(?:page|shop|name|site)\b/gi,
    'is only an example. Write the real name.',
  ],
  [/\+?\d[\d -]{0,30}(?:0[ -]?){7}/g, 'is only an example. Write the real number.'],
];

export const placeholder: Rule = {
  id: 'placeholder',
  level: 'release',
  scope: 'file',
  summary: 'Facts, text, links and numbers are real ones.',
  check({ source, data, frontMatter, segments }) {
    const { placeholders = [] } = (data ?? {}) as Partial<Singletons['business']>;
    const names: readonly string[] = isBusiness(source) ? placeholders : [];
    const facts = names.map((name) => ({
      ...frontMatter.positionOf([name]),
      message: `"${name}" is only an example. Write the real one, then delete "${name}" under "placeholders:".`,
    }));
    // A listed fact may also match a pattern. Report it only once.
    const reported = new Set(
      segments.filter(({ path = [] }) => names.includes(String(path[0]))).map(({ line }) => line),
    );
    const matches = patterns.flatMap(([pattern, advice]) =>
      [...source.text.matchAll(pattern)].map(({ 0: text, index }) => ({
        ...positionAt(source.text, index),
        message: `"${text}" ${advice}`,
      })),
    );
    return [...facts, ...matches.filter(({ line }) => !reported.has(line))];
  },
};
