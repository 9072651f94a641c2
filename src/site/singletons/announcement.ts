import { z } from 'zod';
import { calendarDate, rejectEndBeforeStart } from '../fields/date.ts';
import { linkTarget } from '../fields/link-target.ts';
import { text } from '../fields/text.ts';

export const announcement = z
  .strictObject({
    from: calendarDate('The first day of the line.'),
    until: calendarDate('The last day of the line.'),
    words: text('The line itself, one short sentence.'),
    link: linkTarget('The link of the line. Omit it for a line without a link.').optional(),
  })
  .superRefine(rejectEndBeforeStart)
  .meta({
    description:
      'A line above the header of every page for some days. Without this file there is none.',
  });
