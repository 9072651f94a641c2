import type { z } from 'zod';
import { calendarDate, refuseEndBeforeStart, type Span } from '../fields/date.ts';
import { flag } from '../fields/flag.ts';

/** Who sees an entry, and on which days. */
export interface Visibility extends Span {
  /** Whether it is shown in the dev server only. */
  draft?: boolean | undefined;
}

const draft = flag(
  'Whether it is unfinished: npm start shows it with a mark, visitors do not see it.',
  'write true as long as visitors must not see this, or remove the line',
);

/** Front matter that may say that the file is a draft. */
export function withDraft(frontMatter: z.ZodObject): z.ZodObject {
  return frontMatter.safeExtend({ draft: draft.optional() });
}

/** Front matter that may say that the file is a draft, and on which days visitors see it. */
export function withVisibility(frontMatter: z.ZodObject): z.ZodObject {
  return withDraft(frontMatter)
    .safeExtend({
      from: calendarDate('The first day on which visitors see it.').optional(),
      until: calendarDate('The last day on which visitors see it.').optional(),
    })
    .superRefine(refuseEndBeforeStart);
}
