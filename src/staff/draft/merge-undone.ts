import { versionLines } from '../../compiler/content-types/translation-schema.ts';
import { isBusiness } from '../../compiler/content-types/content-types.ts';
import { locationAt } from '../../compiler/content-types/file-location.ts';
import { siteData } from '../../compiler/read/resolve/content-file.ts';
import { changedLines, decodeText, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { DayHours } from '../edits/schedule/schedule-requests.ts';
import { listDayHours, withHours } from '../edits/schedule/week-hours.ts';
import { parseText } from '../edits/writer.ts';
import type { Bytes } from '../files/transport.ts';
import { mergeTexts } from './merge-texts.ts';

/** The versions of a file: after the save that is undone, now, and before the save. */
type Versions = readonly [after: Bytes, now: Bytes, before: Bytes];

/**
 * Returns a file without the changes of a save, with all later changes. Hours are merged by days, because
 * the file lists days with the same hours together.
 * @returns undefined if later changes are in the same lines, or if the file is not text
 */
export function mergeUndone(path: string, ...versions: Versions): Bytes | undefined {
  const aligned = withSameMarks(withSameHours(path, versions));
  const [after, now, before] = withListHeaders(aligned);
  const merged = mergeTexts(after, now, before, undefined, true);
  return merged && withoutEmptyLists(merged, after);
}

/** Gives all versions of a translation the marks of the current one, if both changes have changed them. */
function withSameMarks(versions: Versions): Versions {
  const [after, now, before] = versions.map(
    (bytes) => textOf(bytes).match(versionLines)?.join('') ?? '',
  );
  if (after === now || after === before) return versions;
  return versions.map((bytes) => {
    const text = textOf(bytes);
    const rest = text.replaceAll(versionLines, '');
    return rewrite(
      bytes,
      rest.replace(/(?<=\n)---[ \t]*(?=\n|$)/, (end) => `${now}${end}`),
    );
  }) as unknown as Versions;
}

/** Gives all versions of the facts of the shop the same hours, which have the changes of both sides. */
function withSameHours(path: string, versions: Versions): Versions {
  if (!isBusiness(locationAt(path))) return versions;
  const parsed = versions.map((bytes) => {
    const file = parseText(path, bytes);
    return { file, runs: siteData([file], 'business')?.hours ?? [] };
  });
  const [after = [], now = [], before = []] = parsed.map((business) => listDayHours(business));
  const merged = now.map((day, index) => mergeDay(after[index], day, before[index]));
  if (!merged.every((day) => day !== undefined)) return versions;
  return versions.map((bytes, index) => {
    const business = parsed[index];
    return business ? rewrite(bytes, withHours(business, merged)) : bytes;
  }) as unknown as Versions;
}

function mergeDay(after: DayHours | undefined, now: DayHours, before: DayHours | undefined) {
  const [old, current, previous] = [after, now, before].map((day) => JSON.stringify(day?.times));
  if (current === old) return before;
  return previous === old || previous === current ? now : undefined;
}

/** Matches the name of a list above its first item. */
const listHeader = /^\w+:\n(?= +-)/gm;

/** Keeps the name of a list that the save has begun, if later changes have added to the list. */
function withListHeaders([after, now, before]: Versions): Versions {
  const lines = textOf(before).split('\n');
  for (const { 0: header, index } of textOf(after).matchAll(listHeader)) {
    const name = header.trimEnd();
    if (lines.includes(name) || !textOf(now).includes(`\n${header}`)) continue;
    const line = textOf(after).slice(0, index).split('\n').length - 1;
    // The save may also have added the empty line between this list and the next field.
    lines.splice(line, 0, name, ...(lines[line - 1] === '' ? [''] : []));
  }
  return [after, now, rewrite(before, lines.join('\n'))];
}

/** Removes the names of lists that have lost their last item. */
function withoutEmptyLists(merged: Bytes, after: Bytes): Bytes {
  const headers = textOf(after).match(listHeader) ?? [];
  const text = headers.reduce(
    (rest, header) => rest.replace(new RegExp(`^${header}(?! )\\n?`, 'm'), ''),
    textOf(merged),
  );
  return rewrite(merged, text);
}

const textOf = (bytes: Bytes) => decodeText(bytes) ?? '';

const rewrite = (bytes: Bytes, text: string) =>
  replaceInBytes(bytes, changedLines(textOf(bytes), text));
