import type { z } from 'zod';
import { toIssue, type Message } from './say.ts';

/** Returns a refinement that rejects an entry if it contradicts an earlier entry, and reports both. */
export function rejectContradictions<Entry>(
  messageFor: (earlier: Entry) => Message,
  contradicts: (entry: Entry, earlier: Entry) => boolean,
) {
  return (entries: Entry[], context: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries()) {
      const related = entries.findIndex(
        (earlier, position) => position < index && contradicts(entry, earlier),
      );
      const earlier = entries[related];
      if (!earlier) continue;
      const message = toIssue(messageFor(earlier));
      context.addIssue({ code: 'custom', message, path: [index], params: { related } });
    }
  };
}
