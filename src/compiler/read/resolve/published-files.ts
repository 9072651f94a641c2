import { isTranslationOf } from '../../content-types/file-location.ts';
import type { ContentFile } from './content-file.ts';
import { asFile, say, type Message } from '../../../site/fields/say.ts';

/** Returns true for an original whose text is not written yet, so that only a translation is shown. */
export function isUnwritten({ textFile, data }: ContentFile): boolean {
  return textFile.language === undefined && data?.only !== undefined;
}

/** Returns the files of published languages that are neither drafts nor translations of drafts. */
export function publishedFiles(files: readonly ContentFile[]): ContentFile[] {
  const drafts = files.filter(({ data }) => data?.draft);
  const unpublished = new Set(
    files.filter(({ data }) => data?.published === 'no').map(({ textFile }) => textFile.language),
  );
  return files.filter(
    (file) =>
      !isUnwritten(file) &&
      !unpublished.has(file.textFile.language) &&
      drafts.every((draft) => draft !== file && !isTranslationOf(file.textFile, draft.textFile)),
  );
}

/** Says why a link must not lead to a file. @param link as a page would write it */
export type ExplainHidden = (link: string) => Message;

/** Returns the reason why links must not lead to a file; undefined if it is always visible. */
export function hiddenReason({ textFile, data }: ContentFile): ExplainHidden | undefined {
  const file = asFile(`content/${textFile.folder}/${textFile.id}.mdx`);
  if (data?.draft) {
    return (link) =>
      say`${{ link }} is a draft, which visitors do not see. Delete the link. Add it again after you delete "draft" from ${{ file }}.`;
  }
  if (data?.only !== undefined) {
    return (link) =>
      say`${{ link }} is only shown in one language. Delete the link. Add it again after you delete "only" from ${{ file }}.`;
  }
  if (data?.from === undefined && data?.until === undefined) return undefined;
  return (link) =>
    say`${{ link }} shows on some days only. Delete the link, or delete "from" and "until" from ${{ file }}.`;
}
