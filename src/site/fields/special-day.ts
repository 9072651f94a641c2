import { z } from 'zod';
import { rejectContradictions } from './contradictions.ts';
import { calendarDate, dateRangeOf, rangesOverlap, rejectEndBeforeStart } from './date.ts';
import { asDay, say, toIssue, type Message } from './say.ts';
import { text } from './text.ts';
import { closesTooEarly, timesOverlap } from './opening-times.ts';
import { closingTime, timeOfDay } from './time-of-day.ts';

const specialDay = z
  .strictObject({
    date: calendarDate(
      'The day, such as 2026-11-21. For several days in a row write from and until instead.',
    ).optional(),
    from: calendarDate('The first of several days in a row.').optional(),
    until: calendarDate('The last of several days in a row.').optional(),
    reason: text('Why the hours are different, such as the name of the festival.'),
    closed: z
      .enum(['yes'], {
        error: ({ input }) =>
          /^(?:no|false|off)$/i.test(String(input))
            ? toIssue(
                say`Delete this line. For a day on which the shop opens, write "opens" and "closes".`,
              )
            : toIssue(say`Write "closed: yes", or delete this line.`),
      })
      .optional()
      .meta({
        description: 'Whether the shop is closed. Not needed if there are no times.',
      }),
    opens: timeOfDay(
      'When the shop opens on that day. Omit both times if it is closed.',
    ).optional(),
    closes: closingTime('When the shop closes on that day.').optional(),
  })
  .refine(({ date, from, until }) => (date === undefined ? from && until : !from && !until), {
    error: toIssue(say`Write "date" for a single day, or "from" and "until" for several.`),
    path: ['date'],
    abort: true,
  })
  .superRefine(rejectEndBeforeStart)
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: toIssue(say`Write both times, or none if the shop is closed.`),
    path: ['opens'],
  })
  .refine(({ closed, opens }) => !closed || opens === undefined, {
    error: toIssue(say`Delete "closed" or the opening times. They contradict each other.`),
    path: ['closed'],
    params: { related: 'opens' },
  })
  .refine(
    ({ opens, closes }) => opens === undefined || closes === undefined || opens < closes,
    closesTooEarly,
  );

type SpecialDay = z.infer<typeof specialDay>;

/** Accepts holidays and other days with special hours, unless two of them overlap. */
export function specialDays(description: string) {
  return z
    .array(specialDay)
    .superRefine(rejectContradictions(explainOverlap, specialDaysOverlap))
    .meta({ description });
}

function explainOverlap(day: SpecialDay): Message {
  const { reason } = day;
  const { from, until } = dateRangeOf(day);
  return from === until
    ? say`These days overlap with “${{ reason }}” (${{ day: asDay(from) }}). Change one of the two.`
    : say`These days overlap with “${{ reason }}” (${{ from: asDay(from) }} to ${{ until: asDay(until) }}). Change one of the two.`;
}

function specialDaysOverlap(a: SpecialDay, b: SpecialDay): boolean {
  return timesOverlap(a, b) && rangesOverlap(dateRangeOf(a), dateRangeOf(b));
}
