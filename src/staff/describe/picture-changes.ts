import type { CompileResult } from '../../compiler/compile.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { referencesIn } from '../../compiler/read/resolve/segments.ts';
import { descriptionOf } from '../edits/edit-picture.ts';
import { titlesOf } from '../edits/file-context.ts';
import { languagesOf } from '../edits/site-languages.ts';
import type { SegmentPair } from './compare-fields.ts';

/** A name by language (BCP 47), the default language first. */
export type Titles = Readonly<Record<string, string>>;

/** A picture that was added, removed or replaced. */
export interface ChangedPicture {
  name: string;
  action: 'new' | 'removed' | 'replaced';
  /** Its descriptions; without one, the name of a file that shows it. */
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
    const titles = namesOfPicture(name, files);
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
  return { name: after.value, action: 'replaced', titles: namesOfPicture(after.value, files) };
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
