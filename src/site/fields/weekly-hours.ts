import { z } from 'zod';
import { rejectContradictions } from './contradictions.ts';
import { say } from './say.ts';
import { closesTooEarly, timesOverlap } from './opening-times.ts';
import { closingTime, timeOfDay } from './time-of-day.ts';
import { daysOf, weekday } from './weekday.ts';

const opening = z
  .strictObject({
    from: weekday('The first day of the group.'),
    to: weekday('The last day of the group. For a single day it is the same as the first.'),
    opens: timeOfDay('When the shop opens, such as 9:00 AM.'),
    closes: closingTime('When the shop closes, such as 6:00 PM; 24:00 is midnight.'),
  })
  .refine(({ opens, closes }) => opens < closes, closesTooEarly);

type Opening = z.infer<typeof opening>;

/** Accepts the opening hours of a week, by groups of days, unless two groups overlap. */
export function weeklyHours(description: string) {
  return z
    .array(opening)
    .min(1)
    .superRefine(
      rejectContradictions(
        () => say`Change one of the two entries. One of these days already has hours at this time.`,
        openingsOverlap,
      ),
    )
    .meta({ description });
}

function openingsOverlap(a: Opening, b: Opening): boolean {
  return timesOverlap(a, b) && daysOf(a).some((day) => daysOf(b).includes(day));
}
