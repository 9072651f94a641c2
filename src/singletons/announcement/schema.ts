import { z } from 'zod';
import { calendarDate } from '../../fields/date.ts';
import { linkTarget } from '../../fields/link-target.ts';
import { text } from '../../fields/text.ts';

/** A line above the header for a while. Without the file there is none. */
export const announcement = z
  .strictObject({
    from: calendarDate('The first day on which the line shows.'),
    until: calendarDate('The last day on which the line shows.'),
    words: text('The line itself, one short sentence.'),
    link: linkTarget('Where the line leads; leave it out for a line without a link.').optional(),
  })
  .refine(({ from, until }) => from <= until, {
    error: 'the last day comes before the first',
    path: ['until'],
  })
  .meta({
    description:
      'A line above the header of every page for a while; without the file there is none.',
  });
