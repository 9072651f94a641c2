import type { CompileResult } from '../../compiler/compile.ts';
import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import type { EditableSegment } from '../../compiler/edit/editable-segments.ts';
import type { ContentFile } from '../../compiler/resolve/content-file.ts';
import { descriptionOf } from '../edits/edit-picture.ts';
import type { Editable } from '../edits/edit-text.ts';
import { loadBusiness } from '../edits/schedule/load-business.ts';
import { listSpecialDays } from '../edits/schedule/special-days.ts';
import { listDayHours } from '../edits/schedule/week-hours.ts';
import { surroundings, titleOf, typeOf } from '../edits/surroundings.ts';
import { compareFields, type SegmentPair } from './compare-fields.ts';
import {
  compareHours,
  compareSpecialDays,
  type HoursDifference,
  type SpecialDayDifference,
} from './schedule-changes.ts';

/** A difference between two versions of the content, as staff know it. */
export type ContentChange =
  /** A page, an entry or the announcement, in all its languages. */
  | { kind: 'new' | 'removed'; path: string; type: string | undefined; title: string }
  | ({ kind: 'picture' } & ChangedPicture)
  | ({ kind: 'field' } & ChangedField)
  | ({ kind: 'hours' } & HoursDifference)
  | ({ kind: 'special-day' } & SpecialDayDifference)
  /** Entries with another place in their list. */
  | { kind: 'moved'; titles: readonly string[] }
  /** A translation that says the same as its original. */
  | { kind: 'confirmed'; title: string }
  /** A file whose values are the same or cannot be read. */
  | { kind: 'file'; path: string };

/** A text or another value of a file. Undefined before or after the change if it did not exist. */
interface ChangedField extends Pick<Editable, 'file' | 'id' | 'label' | 'type' | 'place'> {
  before: string | undefined;
  after: string | undefined;
}

interface ChangedPicture {
  name: string;
  action: 'new' | 'removed' | 'replaced';
  /** Its description, or its name. */
  title: string;
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
  const pictures = pictureChanges(past, current, paths);
  const moved = new Map<string, string[]>();
  const changes = paths.flatMap((path): ContentChange[] => {
    if (path.startsWith('content/pictures/')) return [];
    const [before, after] = [past, current].map((version) => fileAt(version.files, path));
    const file = after ?? before;
    if (!file) return [{ kind: 'file', path }];
    const original = files.find(({ source }) => isTranslationOf(file.source, source));
    const isWithOriginal = original !== undefined && paths.includes(original.source.path);
    if (!before || !after) {
      const isListed =
        isWithOriginal &&
        [past, current].some((version) => !fileAt(version.files, original.source.path));
      const kind = after ? 'new' : 'removed';
      return isListed ? [] : [{ kind, path, type: typeOf(file), title: titleOf(file) }];
    }
    const pairs = compareFields(before, after);
    // A file that cannot be read has no segments.
    if (pairs.length === 0 || after.segments.length === 0) return [{ kind: 'file', path }];
    if (pairs.every(hasLabel(mark)))
      return isWithOriginal ? [] : [{ kind: 'confirmed', title: titleOf(after) }];
    if (pairs.some(hasLabel(order))) {
      const { folder } = after.source;
      moved.set(folder, [...(moved.get(folder) ?? []), titleOf(after)]);
    }
    return pairs
      .filter((pair) => ![mark, order].some((label) => hasLabel(label)(pair)))
      .filter((pair) => !schedule || !hasLabel(scheduleField)(pair))
      .filter((pair) => !addsPicture(pair, pictures))
      .map((pair) => ({ kind: 'field', ...describeField(after, current.files, pair) }));
  });
  const moves = [...moved.values()].map((titles): ContentChange => ({ kind: 'moved', titles }));
  return [
    ...changes,
    ...(schedule ?? []),
    ...pictures.map((picture): ContentChange => ({ kind: 'picture', ...picture })),
    ...moves,
  ];
}

/** The fields that only commands write. */
const mark = /^(translated_from|reviewed)$/;
const order = /(^|\.)order$/;
/** The fields of content/site/business.mdx that forms change. */
const scheduleField = /^(hours|special_days)$/;

function hasLabel(label: RegExp) {
  return ([before, after]: SegmentPair) => label.test((after ?? before)?.label ?? '');
}

function fileAt(files: readonly ContentFile[], path: string): ContentFile | undefined {
  return files.find(({ source }) => source.path === path);
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
    ...compareSpecialDays(listSpecialDays(before), listSpecialDays(after)).map(
      (difference): ContentChange => ({ kind: 'special-day', ...difference }),
    ),
  ];
}

/** Returns the changed pictures. A picture keeps its name if a photo replaces a drawing. */
function pictureChanges(
  past: CompileResult,
  current: CompileResult,
  paths: readonly string[],
): ChangedPicture[] {
  const changed = paths.filter((path) => path.startsWith('content/pictures/'));
  return [...new Set(changed.map((path) => splitPath(path).id))].map((name) => {
    const isRemoved = !hasPicture(current, name);
    const { files } = isRemoved ? past : current;
    const title =
      files.map((file) => descriptionOf(file, name, files)?.value).find(Boolean) ?? name;
    if (isRemoved) return { name, action: 'removed', title };
    return { name, action: hasPicture(past, name) ? 'replaced' : 'new', title };
  });
}

function hasPicture({ pictureFiles }: CompileResult, name: string): boolean {
  return pictureFiles.some((fileName) => splitPath(fileName).id === name);
}

/** Returns true if a segment was added only to show a new picture. */
function addsPicture([before, after]: SegmentPair, pictures: readonly ChangedPicture[]): boolean {
  const isNew = (name: string) =>
    pictures.some((picture) => picture.name === name && picture.action === 'new');
  return (
    !before && (after?.references ?? []).some(({ kind, name }) => kind === 'picture' && isNew(name))
  );
}

/** Describes a changed segment. If visitors read the same text as before, shows its Markdown. */
function describeField(
  file: ContentFile,
  files: readonly ContentFile[],
  [before, after]: SegmentPair,
): ChangedField {
  const { id, label } = (after ?? before) as EditableSegment;
  const isSame = shownValue(before) === shownValue(after);
  return {
    file: file.source.path,
    id,
    label,
    type: typeOf(file),
    place: surroundings(file, files).place,
    before: isSame ? before?.value : shownValue(before),
    after: isSame ? after?.value : shownValue(after),
  };
}

function shownValue(segment: EditableSegment | undefined): string | undefined {
  return segment?.kind === 'text' ? segment.visibleText : segment?.value;
}
