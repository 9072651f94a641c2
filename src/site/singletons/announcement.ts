import { z } from 'zod';
import { rejectContradictions } from '../fields/contradictions.ts';
import { calendarDate, rangesOverlap, rejectEndBeforeStart } from '../fields/date.ts';
import { linkTarget } from '../fields/link-target.ts';
import { asDay, asField, say, toIssue } from '../fields/say.ts';
import { text } from '../fields/text.ts';

const line = z.strictObject({
  from: calendarDate('The first day of the line.').meta({ inNewFiles: true }),
  until: calendarDate('The last day of the line.').meta({ inNewFiles: true }),
  words: text('The line itself, one short sentence.').meta({ inNewFiles: true }),
  link: linkTarget('The link of the line. Omit it for a line without a link.').optional(),
});

type Line = z.infer<typeof line>;

const explainOverlap = ({ words, from, until }: Line) =>
  say`These days overlap with “${{ reason: words }}” (${{ from: asDay(from) }} to ${{ until: asDay(until) }}). Change one of the two.`;

/** A single line, or a list of lines. Each day has at most one. */
export const announcement = line
  .partial()
  .extend({
    announcements: z
      .array(line.superRefine(rejectEndBeforeStart))
      .superRefine(rejectContradictions(explainOverlap, rangesOverlap))
      .meta({
        description:
          'Several lines in place of the fields above, each with its own days. Two of them cannot share a day.',
        inNewFiles: false,
      })
      .optional(),
  })
  .superRefine(rejectEndBeforeStart)
  .check(({ value, issues }) => {
    const { announcements, ...single } = value;
    for (const name of ['from', 'until', 'words', 'link'] as const) {
      if (announcements && single[name] !== undefined) {
        const message = toIssue(
          say`Move "${{ field: asField(name) }}" into an entry of the list "announcements".`,
        );
        issues.push({ code: 'custom', input: value, message, path: [name] });
      } else if (!announcements && single[name] === undefined && name !== 'link') {
        issues.push({ code: 'invalid_type', expected: 'string', input: undefined, path: [name] });
      }
    }
  })
  .meta({
    description:
      'Lines above the header of every page for some days. Without this file there is none.',
  });
