import { siteData, type ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { listAnnouncements } from '../edits/schedule/save-announcement.ts';
import type { Titles } from './picture-names.ts';
import { compareSpans } from './schedule-changes.ts';

/** An announcement in all its languages. */
export interface ChangedAnnouncement {
  action: 'new' | 'removed' | 'changed';
  path: string;
  /** The first day, in ISO 8601. */
  from: string | undefined;
  titles: Titles;
}

/** Lists the announcements that differ, by their texts now or before they were removed. */
export function compareAnnouncements(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
): Omit<ChangedAnnouncement, 'path'>[] {
  const [old, current] = [before, after].map((files) =>
    listAnnouncements({ files, defaultLanguage: siteData(files, 'language')?.code ?? 'en' }),
  );
  const differences = compareSpans(old ?? [], current ?? [], ({ words }) => words);
  return differences.flatMap((difference) => {
    const item = difference.after ?? difference.before;
    if (!item) return [];
    const action = difference.before ? (difference.after ? 'changed' : 'removed') : 'new';
    return [{ action, from: item.from, titles: item.words }];
  });
}
