import { versionField } from '../../compiler/content-types/translation-schema.ts';
import type { CompileResult } from '../../compiler/compile.ts';
import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import type { EditableSegment } from '../../compiler/write/editable-segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Editable } from '../edits/edit-text.ts';
import { loadBusiness } from '../edits/schedule/load-business.ts';
import { listSpecialDays } from '../edits/schedule/special-days.ts';
import { listDayHours } from '../edits/schedule/week-hours.ts';
import { placeOf, titlesOf, typeOf } from '../edits/file-context.ts';
import { isAnnouncement } from '../edits/schedule/save-announcement.ts';
import { compareAnnouncements, type ChangedAnnouncement } from './announcement-change.ts';
import { compareFields, type SegmentPair } from './compare-fields.ts';
import { movedEntries } from './moved-entries.ts';
import {
  addsPicture,
  mergePictures,
  pictureChanges,
  replacedPicture,
  type ChangedPicture,
} from './picture-changes.ts';
import type { Titles } from './picture-names.ts';
import {
  compareHours,
  compareSpans,
  type HoursDifference,
  type SpecialDayDifference,
} from './schedule-changes.ts';

/** A difference between two versions of the content, as staff know it. */
export type ContentChange =
  /**
   * A page or an entry, in all its languages. Of a confirmed one, a translation says the same as its
   * original.
   */
  | {
      kind: 'new' | 'removed' | 'confirmed';
      path: string;
      type: string | undefined;
      titles: Titles;
    }
  | ({ kind: 'announcement' } & ChangedAnnouncement)
  | ({ kind: 'picture' } & ChangedPicture)
  | ({ kind: 'field' } & ChangedField)
  | ({ kind: 'hours' } & HoursDifference)
  | ({ kind: 'special-day' } & SpecialDayDifference)
  /** Entries with another place in their list, or the beginnings of parts that have moved in a file. */
  | { kind: 'moved'; titles: readonly Titles[] }
  /** A conflict that staff have resolved, with the changes of the chosen version. */
  | { kind: 'choice'; differences: readonly ContentChange[] }
  /** A file whose values are the same or cannot be read. */
  | { kind: 'file'; path: string };

/** A text or another value of a file. Undefined before or after the change if it did not exist. */
interface ChangedField extends Pick<Editable, 'file' | 'id' | 'label' | 'type' | 'place'> {
  /** The names of the entry that contains the text; undefined in drafts kept before 2026-11-29. */
  titles?: Titles | undefined;
  /** True if the values say where a link leads. */
  isLink?: boolean | undefined;
  before: string | undefined;
  after: string | undefined;
}

/**
 * Lists what differs between two versions of the content. A change of several files, such as a photo
 * in two languages, is listed once.
 * @param paths the changed files
 */
export async function describeChanges(
  past: CompileResult,
  current: CompileResult,
  paths: readonly string[],
): Promise<ContentChange[]> {
  const files = [...current.files, ...past.files];
  const schedule = await scheduleChanges(past, current);
  const announcements = compareAnnouncements(past.files, current.files);
  const pictures = pictureChanges(past, current, paths);
  const ordered: string[] = [];
  const replaced: ChangedPicture[] = [];
  const changes = paths.flatMap((path): ContentChange[] => {
    if (path.startsWith('content/pictures/')) return [];
    const [before, after] = [past, current].map((version) => fileAt(version.files, path));
    const file = after ?? before;
    if (!file) return [{ kind: 'file', path }];
    const original = files.find(({ textFile }) => isTranslationOf(file.textFile, textFile));
    const isWithOriginal = original !== undefined && paths.includes(original.textFile.path);
    if (isAnnouncement(file) && announcements.length > 0)
      return isWithOriginal
        ? []
        : announcements.map((change) => ({ kind: 'announcement', path, ...change }));
    if (!before || !after) {
      const isListed =
        isWithOriginal &&
        [past, current].some((version) => !fileAt(version.files, original.textFile.path));
      const kind = after ? 'new' : 'removed';
      return isListed ? [] : [{ kind, path, type: typeOf(file), titles: titlesOf(path, files) }];
    }
    const pairs = compareFields(before, after);
    // A file that cannot be read has no segments.
    if (pairs.length === 0 || after.segments.length === 0) return [{ kind: 'file', path }];
    if (pairs.every(hasLabel(versionField)))
      return isWithOriginal
        ? []
        : [{ kind: 'confirmed', path, type: typeOf(after), titles: titlesOf(path, files) }];
    if (pairs.some(hasLabel(order))) ordered.push(path);
    const texts = pairs.filter(
      (pair) => ![versionField, order].some((label) => hasLabel(label)(pair)),
    );
    const movedText = firstMoved(texts);
    if (movedText !== undefined)
      return isWithOriginal ? [] : [{ kind: 'moved', titles: [{ '': movedText }] }];
    return texts
      .filter((pair) => !schedule || !hasLabel(scheduleField)(pair))
      .filter((pair) => !addsPicture(pair, pictures))
      .flatMap((pair): ContentChange[] => {
        const picture = replacedPicture(pair, current.files);
        if (!picture) return [{ kind: 'field', ...describeField(after, current.files, pair) }];
        replaced.push(picture);
        return [];
      });
  });
  const moved = movedEntries(past, current, ordered).map((path) => titlesOf(path, files));
  const added = current.files.filter(
    ({ textFile: { path } }) => paths.includes(path) && !fileAt(past.files, path),
  );
  const described = [
    ...changes,
    ...(schedule ?? []),
    ...mergePictures([...pictures, ...replaced], added).map((picture): ContentChange => ({
      kind: 'picture',
      ...picture,
    })),
    ...(moved.length > 0 ? [{ kind: 'moved', titles: moved } as const] : []),
  ];
  // Another notation of the same values is a change too.
  return described.length > 0 ? described : paths.map((path) => ({ kind: 'file', path }));
}

/** The order, which staff do not type. */
const order = /(^|\.)order$/;
/** The fields of content/site/business.mdx that forms change. */
const scheduleField = /^(hours|special_days)$/;

function hasLabel(label: RegExp) {
  return ([before, after]: SegmentPair) => label.test((after ?? before)?.label ?? '');
}

/** Returns the first text that has moved if a file has the same texts as before in another order. */
function firstMoved(pairs: readonly SegmentPair[]): string | undefined {
  const list = (side: 0 | 1) =>
    pairs
      .flatMap((pair) => pair[side] ?? [])
      .map(({ label, value }) => `${label} ${value}`)
      .toSorted()
      .join('\n');
  if (list(0) !== list(1)) return undefined;
  const segments = pairs.flatMap(([before, after]) => before ?? after ?? []);
  return shownValue(segments.find(({ kind }) => kind === 'text') ?? segments[0]);
}

function fileAt(files: readonly ContentFile[], path: string): ContentFile | undefined {
  return files.find(({ textFile }) => textFile.path === path);
}

/** Returns the changes of hours and special days; undefined if the facts of the shop have errors. */
async function scheduleChanges(
  past: CompileResult,
  current: CompileResult,
): Promise<ContentChange[] | undefined> {
  const loaded = [past, current].map((version) => loadBusiness({ compile: async () => version }));
  const [before, after] = await Promise.all(loaded).catch(() => []);
  if (!before || !after) return undefined;
  return [
    ...compareHours(listDayHours(before), listDayHours(after)).map((difference): ContentChange => ({
      kind: 'hours',
      ...difference,
    })),
    ...compareSpans(listSpecialDays(before), listSpecialDays(after), ({ reason }) => reason).map(
      (difference): ContentChange => ({ kind: 'special-day', ...difference }),
    ),
  ];
}

/** Describes a changed segment. If visitors read the same text as before, shows its link or its Markdown. */
function describeField(
  file: ContentFile,
  files: readonly ContentFile[],
  [before, after]: SegmentPair,
): ChangedField {
  const { id, label, kind } = (after ?? before) as EditableSegment;
  const isSame = shownValue(before) === shownValue(after);
  const links = isSame ? changedLink(before?.value, after?.value) : undefined;
  const place = placeOf(file, files);
  return {
    file: file.textFile.path,
    id,
    label,
    type: typeOf(file),
    place,
    titles: place.number ? titlesOf(file.textFile.path, files) : undefined,
    isLink: kind === 'link' || links !== undefined,
    before: links?.[0] ?? (isSame ? before?.value : shownValue(before)),
    after: links?.[1] ?? (isSame ? after?.value : shownValue(after)),
  };
}

/** Returns the addresses of a link before and after; undefined if another number of links has changed. */
function changedLink(before = '', after = ''): readonly [string, string] | undefined {
  const [old = [], next = []] = [before, after].map((text) =>
    Array.from(text.matchAll(/\]\(([^)\s]+)/g), ([, address = '']) => address),
  );
  const changed = [...next.keys()].filter((index) => old[index] !== next[index]);
  const [index = 0] = changed;
  const link = [old[index] ?? '', next[index] ?? ''] as const;
  return old.length === next.length && changed.length === 1 ? link : undefined;
}

function shownValue(segment: EditableSegment | undefined): string | undefined {
  // The visible text of a table is only its first cell.
  return segment?.kind === 'text' && segment.label !== 'table'
    ? segment.visibleText
    : segment?.value;
}
