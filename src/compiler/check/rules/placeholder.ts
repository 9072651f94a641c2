import type { Singletons } from '../../../site/singletons/singleton-schemas.ts';
import { isBusiness } from '../../content-types/content-types.ts';
import { positionAt } from '../../diagnostics/position.ts';
import type { Rule } from './rule.ts';
import { asField, say, sayInReport, type Message } from '../../../site/fields/say.ts';

/** Patterns of example text, with advice. Limits such as {0,9} keep the search fast. */
const patterns: readonly [RegExp, (text: string) => Message][] = [
  [
    /\b(?:TODO|TBD|X{3,})\b(?!-)/gi,
    (text) => say`"${{ text }}" is a note to finish something. Finish it and delete the note.`,
  ],
  [/\blorem\b/gi, (text) => say`"${{ text }}" begins text without meaning. Write the real text.`],
  [
    /\b(?:[\w-]{1,63}\.){0,9}example\.(?:com|org|net)\b|\b[\w-]{1,63}\.example\b(?!\.\w)/gi,
    (text) => say`"${{ text }}" is only an example. Write the real one.`,
  ],
  [
    /\byour-(?:\w{1,30}-){0,9}(?:page|shop|name|site)\b/gi,
    (text) => say`"${{ text }}" is only an example. Write the real name.`,
  ],
  // A phone number that ends in seven zeros.
  [
    /\+?\d[\d -]{0,30}(?:0[ -]?){7}/g,
    (text) => say`"${{ text }}" is only an example. Write the real number.`,
  ],
];

/** A placeholder is an example. The fields listed under "placeholders:" have such values. */
export const placeholder: Rule = {
  id: 'placeholder',
  level: 'release',
  scope: 'file',
  summary: 'Facts, text, links and numbers are real ones.',
  check({ textFile, data, frontMatter, segments }) {
    const { placeholders = [] } = (data ?? {}) as Partial<Singletons['business']>;
    const listed: readonly string[] = isBusiness(textFile) ? placeholders : [];
    const listedFindings = listed.map((name) => ({
      ...frontMatter.positionOf([name]),
      message: [
        ...say`"${{ field: asField(name) }}" is only an example.`,
        ...sayInReport`Write the real one, then delete "${{ name }}" under "placeholders:".`,
      ],
    }));
    const findings = patterns.flatMap(([pattern, explain]) =>
      [...textFile.text.matchAll(pattern)].map((match) => ({
        ...positionAt(textFile.text, match.index),
        message: explain(match[0]),
      })),
    );
    // A listed field may also match a pattern. Report it only once.
    const listedSegments = segments.filter(({ path = [] }) => listed.includes(String(path[0])));
    const reportedLines = new Set(listedSegments.map(({ line }) => line));
    return [...listedFindings, ...findings.filter(({ line }) => !reportedLines.has(line))];
  },
};
