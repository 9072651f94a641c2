import { namePattern, toValidName } from '../../site/fields/name.ts';
import { splitPath } from '../content-types/paths.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { nameRule } from './file-names.ts';
import { heicAdvice } from './photos.ts';

export const picturesFolder = 'pictures';

const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** Returns the id that content uses for a picture: its file name without extension. */
export function pictureId(fileName: string): string {
  return splitPath(fileName).id;
}

/** Returns a valid name for a picture: `img-1234.jpg` for `IMG_1234.JPG`; undefined if none is possible. */
export function validPictureName(fileName: string): string | undefined {
  const { id, ending } = splitPath(fileName);
  const validId = namePattern.test(id) ? id : toValidName(id);
  return validId === '' ? undefined : validId + ending.toLowerCase();
}

/** Groups the file names of pictures by the id that they have or should have. */
export function groupPictures(names: readonly string[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const { folder, fileName, ending } = splitPath(name);
    const validName = validPictureName(fileName);
    if (folder !== picturesFolder || validName === undefined) continue;
    if (!endings.includes(ending.toLowerCase())) continue;
    const id = pictureId(validName);
    groups.set(id, [...(groups.get(id) ?? []), fileName]);
  }
  return groups;
}

/** Explains an invalid file name of a picture; undefined if it is valid. */
export function explainPictureName(
  name: string,
  picturesById: ReadonlyMap<string, readonly string[]>,
): Explanation | undefined {
  const ending = splitPath(name).ending.toLowerCase();
  if (/^\.hei[cf]$/.test(ending)) return { message: heicAdvice };
  if (!endings.includes(ending)) {
    return { message: `Pictures end in ${endings.join(', ')}. "${ending}" cannot be shown.` };
  }
  const validName = validPictureName(name);
  if (validName === name) return undefined;
  if (validName === undefined) return { message: nameRule };
  const id = pictureId(validName);
  const duplicate = picturesById.get(id)?.find((candidate) => candidate !== name);
  if (duplicate !== undefined) {
    return {
      message: `Give this file another name, and write that name where the picture is used. Otherwise this picture and content/pictures/${duplicate} would both be called ${id}.`,
    };
  }
  const advice =
    ending === '.svg'
      ? ''
      : ' "npm run check -- --fix" does this, and removes hidden data such as the place where the photo was taken.';
  return {
    message: `Rename this file to ${validName}.${advice}`,
    // Replaces no text: the fix renames the file.
    fix: { find: '', replace: '', safe: true },
  };
}
