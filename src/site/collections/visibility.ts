import type { z } from 'zod';
import { calendarDate, rejectEndBeforeStart, type DateRange } from '../fields/date.ts';
import { languageTag } from '../fields/language-tag.ts';
import { flag } from '../fields/flag.ts';
import { say } from '../fields/say.ts';

export interface Visibility extends DateRange {
  /** Hides the entry from visitors. The dev server shows it. */
  draft?: boolean | undefined;
  /** The only language that shows the entry (BCP 47), until its text is written in the site's default language. */
  only?: string | undefined;
}

const draft = flag(
  'Whether it is unfinished: npm start shows it with a mark, visitors do not see it.',
  say`Write true while visitors must not see this, or delete the line.`,
);

/** Adds the field `draft` to front matter. */
export function withDraft(frontMatter: z.ZodObject): z.ZodObject {
  return frontMatter.safeExtend({ draft: draft.optional() });
}

/** Adds the fields `draft` and `only` and the days of publication to front matter. */
export function withVisibility(frontMatter: z.ZodObject): z.ZodObject {
  return withDraft(frontMatter)
    .safeExtend({
      only: languageTag(
        'The only language that shows it. Delete this line after you write the text here in the language of the site.',
      )
        .meta({ inNewFiles: false })
        .optional(),
      from: calendarDate('Visitors see it from this day.').optional(),
      until: calendarDate('Visitors see it until the end of this day.').optional(),
    })
    .superRefine(rejectEndBeforeStart);
}
