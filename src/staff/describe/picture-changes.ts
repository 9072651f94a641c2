import type { CompileResult } from '../../compiler/compile.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { referencesIn } from '../../compiler/read/resolve/segments.ts';
import type { SegmentPair } from './compare-fields.ts';
import { titlesOfPicture, type Titles } from './picture-names.ts';

/** A picture that was added, removed or replaced. */
export interface ChangedPicture {
  name: string;
  action: 'new' | 'removed' | 'replaced';
  /** Its names by language. */
  titles: Titles;
}

/** Returns the changed files of pictures. A picture keeps its name if a photo replaces a drawing. */
export function pictureChanges(
  past: CompileResult,
  current: CompileResult,
  paths: readonly string[],
): ChangedPicture[] {
  const changed = paths.filter((path) => path.startsWith('content/pictures/'));
  return [...new Set(changed.map((path) => splitPath(path).id))].map((name) => {
    const isRemoved = !hasPicture(current, name);
    const { files } = isRemoved ? past : current;
    const titles = titlesOfPicture(name, files);
    if (isRemoved) return { name, action: 'removed', titles };
    return { name, action: hasPicture(past, name) ? 'replaced' : 'new', titles };
  });
}

/** Returns the picture that a place shows instead of another one; undefined for another change. */
export function replacedPicture(
  [before, after]: SegmentPair,
  files: readonly ContentFile[],
): ChangedPicture | undefined {
  if (before?.kind !== 'picture' || after?.kind !== 'picture') return undefined;
  return { name: after.value, action: 'replaced', titles: titlesOfPicture(after.value, files) };
}

/**
 * Returns one change of each picture. A new one belongs to the change that shows it.
 * @param added the files that were added
 */
export function mergePictures(
  pictures: readonly ChangedPicture[],
  added: readonly ContentFile[],
): ChangedPicture[] {
  const isReplacing = ({ name }: ChangedPicture) =>
    pictures.some((other) => other.name === name && other.action === 'replaced');
  const isInNewFile = ({ name }: ChangedPicture) =>
    added.some((file) => referencesIn(file, 'picture').some((found) => found.name === name));
  const listed = pictures.filter(
    (picture) => picture.action !== 'new' || !(isReplacing(picture) || isInNewFile(picture)),
  );
  return [...new Map(listed.map((picture) => [picture.name, picture])).values()];
}

/** Returns true if a segment was added only to show a new picture. */
export function addsPicture([before, after]: SegmentPair, pictures: readonly ChangedPicture[]) {
  const isNew = (name: string) =>
    pictures.some((picture) => picture.name === name && picture.action === 'new');
  return (
    !before && (after?.references ?? []).some(({ kind, name }) => kind === 'picture' && isNew(name))
  );
}

function hasPicture({ pictureFiles }: CompileResult, name: string): boolean {
  return pictureFiles.some((fileName) => splitPath(fileName).id === name);
}
