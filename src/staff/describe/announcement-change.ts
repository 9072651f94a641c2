import { singletonFolder } from '../../compiler/content-types/content-types.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { languagesOf } from '../edits/site-languages.ts';
import type { Titles } from './picture-names.ts';

/** The announcement in all its languages. */
export interface ChangedAnnouncement {
  action: 'new' | 'removed' | 'changed';
  path: string;
  /** The first day, in ISO 8601. */
  from: string | undefined;
  titles: Titles;
}

/** Returns true for the announcement and its translations. */
export const isAnnouncement = ({ textFile: { folder, id } }: ContentFile) =>
  folder === singletonFolder && id === 'announcement';

/** Describes a change of the announcement, by its texts now or before it was removed. */
export function describeAnnouncement(
  path: string,
  before: ContentFile | undefined,
  after: ContentFile | undefined,
  files: readonly ContentFile[],
): ChangedAnnouncement {
  const file = after ?? before;
  const titles = languagesOf(files).flatMap(({ code, folder }) => {
    const own = files.find((one) => isAnnouncement(one) && one.textFile.language === folder);
    return own ? [[code, String(own.frontMatter.data?.words ?? '')] as const] : [];
  });
  const from = file?.frontMatter.data?.from;
  return {
    action: before ? (after ? 'changed' : 'removed') : 'new',
    path,
    from: typeof from === 'string' ? from : undefined,
    titles: Object.fromEntries(titles),
  };
}
