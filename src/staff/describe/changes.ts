import type { CompileResult } from '../../compiler/compile.ts';
import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import type { EditableSegment } from '../../compiler/write/editable-segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { referencesIn } from '../../compiler/read/resolve/segments.ts';
import { descriptionOf } from '../edits/edit-picture.ts';
import type { Editable } from '../edits/edit-text.ts';
import { loadBusiness } from '../edits/schedule/load-business.ts';
import { listSpecialDays } from '../edits/schedule/special-days.ts';
import { listDayHours } from '../edits/schedule/week-hours.ts';
import { languagesOf } from '../edits/site-languages.ts';
import { contextOf, titlesOf, typeOf } from '../edits/file-context.ts';
import { compareFields, type SegmentPair } from './compare-fields.ts';
import {
  compareHours,
  compareSpecialDays,
  type HoursDifference,
  type SpecialDayDifference,
} from './schedule-changes.ts';

/** A difference between two versions of the content, as staff know it. */
export type ContentChange =
  /**
   * A page, an entry or the announcement, in all its languages. Of a confirmed one, a translation says
   * the same as its original.
   */
  | {
      kind: 'new' | 'removed' | 'confirmed';
      path: string;
      type: string | undefined;
      titles: Titles;
    }
  | ({ kind: 'picture' } & ChangedPicture)
  | ({ kind: 'field' } & ChangedField)
  | ({ kind: 'hours' } & HoursDifference)
  | ({ kind: 'special-day' } & SpecialDayDifference)
  /** Entries with another place in their list, or the beginnings of parts that have moved in a file. */
  | { kind: 'moved'; titles: readonly Titles[] }
  /** A file whose values are the same or cannot be read. */
  | { kind: 'file'; path: string };

/** A name by language (BCP 47), the default language first. */
type Titles = Readonly<Record<string, string>>;

/** A text or another value of a file. Undefined before or after the change if it did not exist. */
interface ChangedField extends Pick<Editable, 'file' | 'id' | 'label' | 'type' | 'place'> {
  before: string | undefined;
  after: string | undefined;
}

interface ChangedPicture {
  name: string;
  action: 'new' | 'removed' | 'replaced';
  /** Its descriptions; without one, the name of a file that shows it. */
  titles: Titles;
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
  const moved = new Map<string, Titles[]>();
  const changes = paths.flatMap((path): ContentChange[] => {
    if (path.startsWith('content/pictures/')) return [];
    const [before, after] = [past, current].map((version) => fileAt(version.files, path));
    const file = after ?? before;
    if (!file) return [{ kind: 'file', path }];
    const original = files.find(({ textFile }) => isTranslationOf(file.textFile, textFile));
    const isWithOriginal = original !== undefined && paths.includes(original.textFile.path);
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
    if (pairs.every(hasLabel(mark)))
      return isWithOriginal
        ? []
        : [{ kind: 'confirmed', path, type: typeOf(after), titles: titlesOf(path, files) }];
    if (pairs.some(hasLabel(order))) {
      const { folder } = after.textFile;
      moved.set(folder, [...(moved.get(folder) ?? []), titlesOf(path, files)]);
    }
    const texts = pairs.filter((pair) => ![mark, order].some((label) => hasLabel(label)(pair)));
    const movedText = firstMoved(texts);
    if (movedText !== undefined)
      return isWithOriginal ? [] : [{ kind: 'moved', titles: [{ '': movedText }] }];
    return texts
      .filter((pair) => !schedule || !hasLabel(scheduleField)(pair))
      .filter((pair) => !addsPicture(pair, pictures))
      .map((pair) => ({ kind: 'field', ...describeField(after, current.files, pair) }));
  });
  const moves = [...moved.values()].map((titles): ContentChange => ({ kind: 'moved', titles }));
  const described = [
    ...changes,
    ...(schedule ?? []),
    ...pictures.map((picture): ContentChange => ({ kind: 'picture', ...picture })),
    ...moves,
  ];
  // Another notation of the same values is a change too.
  return described.length > 0 ? described : paths.map((path) => ({ kind: 'file', path }));
}

/** The fields that only commands write. */
const mark = /^(translated_from|reviewed)$/;
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
    const titles = namesOfPicture(name, files);
    if (isRemoved) return { name, action: 'removed', titles };
    return { name, action: hasPicture(past, name) ? 'replaced' : 'new', titles };
  });
}

/** Returns what staff know a picture by. */
function namesOfPicture(name: string, files: readonly ContentFile[]): Titles {
  const descriptions = languagesOf(files).flatMap(({ code, folder }) => {
    const own = files.filter(({ textFile }) => textFile.language === folder);
    const description = own.map((file) => descriptionOf(file, name, files)?.value).find(Boolean);
    return description ? [[code, description] as const] : [];
  });
  if (descriptions.length > 0) return Object.fromEntries(descriptions);
  const place = files.find((file) =>
    referencesIn(file, 'picture').some((found) => found.name === name),
  );
  return place ? titlesOf(place.textFile.path, files) : { '': name };
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
    file: file.textFile.path,
    id,
    label,
    type: typeOf(file),
    place: contextOf(file, files).place,
    before: isSame ? before?.value : shownValue(before),
    after: isSame ? after?.value : shownValue(after),
  };
}

function shownValue(segment: EditableSegment | undefined): string | undefined {
  return segment?.kind === 'text' ? segment.visibleText : segment?.value;
}
