import { replaceRanges } from '../../compiler/diagnostics/fixes.ts';
import { addField } from '../../compiler/write/add-field.ts';
import { addItem } from '../../compiler/write/list-items.ts';
import { asReviewed, withCurrentVersion } from '../../compiler/write/translation-marks.ts';
import { changedLines, decodeText, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { siteData, type ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { withoutKept } from '../../compiler/check/rules/legacy-font/legacy-font.ts';
import { businessFile } from '../../compiler/content-types/paths.ts';
import type { LegacyText } from '../../compiler/text/preeti/find-legacy-text.ts';
import { parseText, type Writer } from './writer.ts';
import type { Bytes, FileChange } from '../files/transport.ts';

/** Returns the texts of a file that seem to be for a font such as Preeti, and that nobody has decided on. */
function undecidedTexts(file: ContentFile, files: readonly ContentFile[]): LegacyText[] {
  const kept = siteData(files, 'business')?.not_preeti ?? [];
  return file.legacySegments.flatMap(({ texts }) => withoutKept(texts, kept));
}

/**
 * Marks a translation as reviewed, unless it has text for a font such as Preeti: nobody has read that.
 * @param original marks the translation also as up to date with this file
 */
export async function markReviewed(
  { compile, keepsTexts }: Writer,
  path: string,
  bytes: Bytes,
  original?: ContentFile,
): Promise<Bytes> {
  const current = original ? withCurrentVersion(bytes, original) : bytes;
  const { files } = await compile();
  const isRead = keepsTexts || undecidedTexts(parseText(path, current), files).length === 0;
  return isRead ? asReviewed(current) : current;
}

/** Adds the texts that changes write, and that seem to be for a font such as Preeti, to the list `not_preeti`. */
export async function keepLegacyTexts(
  writer: Writer,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const { files } = await writer.compile(changes);
  const isChanged = ({ textFile: { path } }: ContentFile) =>
    changes.some((change) => change.path === path);
  const texts = files
    .filter(isChanged)
    .flatMap((file) => undecidedTexts(file, files))
    .map(({ text }) => text);
  const own = changes.find(({ path }) => path === businessFile);
  const before = own ? own.before : writer.readBytes(businessFile);
  const current = own?.after ?? before;
  const text = current && decodeText(current);
  if (!current || text === undefined || texts.length === 0) return changes;
  const after = replaceInBytes(current, changedLines(text, withEntries(text, [...new Set(texts)])));
  return [...changes.filter((change) => change !== own), { path: businessFile, before, after }];
}

/** Returns the text of the business file with more entries of the list `not_preeti`. */
function withEntries(text: string, entries: readonly string[]): string {
  const path = ['not_preeti'];
  return entries.reduce((before, entry) => {
    const hasList = /^not_preeti:/m.test(before);
    return replaceRanges(before, [
      hasList ? addItem(before, path, entry) : addField(before, path, [entry]),
    ]);
  }, text);
}
