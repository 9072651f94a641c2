import type { Session } from '../draft/session.ts';
import type { CommitMessage } from '../files/github.ts';
import {
  describeChange,
  describeSave,
  formatChange,
  shorten,
  summarize,
} from '../describe/change-rows.ts';
import type { Reader } from '../describe/reader.ts';

/**
 * Returns the title and the text of the request that a colleague reads: the rows that staff see, and who
 * sends them. What no save has done, such as the answer to a conflict, is compared with the site.
 */
export async function requestText(
  staff: Reader,
  session: Session,
  person: string,
): Promise<CommitMessage> {
  const saves = session.state().saves.toReversed();
  const ofSaves = saves.map(({ differences }) => describeSave(staff, differences));
  const all =
    ofSaves.length > 0
      ? ofSaves
      : (await session.contentChanges()).map((change) =>
          formatChange(staff.strings, describeChange(staff, change)),
        );
  const rows = [...new Set(all)];
  const [first = 'Content', ...others] = rows;
  return {
    title: summarize(staff.strings, [shorten(first, 60), ...others]),
    body: [...rows, '', person].join('\n'),
  };
}
