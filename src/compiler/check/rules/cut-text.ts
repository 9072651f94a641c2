import { positionAt } from '../../diagnostics/position.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

export const cutText: Rule = {
  id: 'cut-text',
  level: 'warning',
  scope: 'file',
  summary: 'The text of a field does not end at a #, which begins a note.',
  check: ({ textFile: { text }, segments }) =>
    segments.flatMap(({ kind, path, start, notation }) => {
      const isUnquoted = typeof notation === 'object' && notation.type === 'scalar';
      if (kind !== 'text' || path === undefined || !isUnquoted) return [];
      const comment = notation.end?.find(({ type }) => type === 'comment');
      if (!comment) return [];
      const message = say`Visitors do not see the text after this #. Put the whole value in "quotes", or write the note on its own line.`;
      return [{ ...positionAt(text, start + comment.offset - notation.offset), message }];
    }),
};
