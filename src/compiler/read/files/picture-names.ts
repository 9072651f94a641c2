import { namePattern, toValidName } from '../../../site/fields/name.ts';
import { splitPath } from '../../content-types/paths.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { originalNameOf } from './copies.ts';
import { nameRule } from './file-names.ts';
import { heicAdvice } from './photos.ts';
import { asFile, say, sayInReport, type Message } from '../../../site/fields/say.ts';

export const picturesFolder = 'pictures';

/** The other endings of JPEG files, which some hosts send with a wrong type. */
const jpegEnding = /^\.(?:jpe|jfif|jif|pjpe?g?)$/;

const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** Returns the id that content uses for a picture: its file name without extension. */
export function pictureId(fileName: string): string {
  return splitPath(fileName).id;
}

/** Returns a valid name for a picture: `img-1234.jpg` for `IMG_1234.JPG`; undefined if none is possible. */
export function validPictureName(fileName: string): string | undefined {
  const { id, ending } = splitPath(fileName);
  const validId = namePattern.test(id) ? id : toValidName(id);
  const validEnding = ending.toLowerCase().replace(jpegEnding, '.jpg');
  return validId === '' ? undefined : validId + validEnding;
}

/** Groups the file names of pictures by the id that they have or should have. */
export function groupPictures(names: readonly string[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const { folder, fileName } = splitPath(name);
    const validName = validPictureName(fileName);
    if (folder !== picturesFolder || validName === undefined) continue;
    const { id, ending } = splitPath(validName);
    if (!endings.includes(ending)) continue;
    groups.set(id, [...(groups.get(id) ?? []), fileName]);
  }
  return groups;
}

/** Explains an invalid file name of a picture; undefined if it is valid. */
export function explainPictureName(
  name: string,
  picturesById: ReadonlyMap<string, readonly string[]>,
): Explanation | undefined {
  const validName = validPictureName(name);
  if (validName === undefined) return { message: nameRule };
  const { id, ending } = splitPath(validName);
  if (/^\.hei[cf]$/.test(ending)) return { message: heicAdvice };
  if (!endings.includes(ending)) return { message: endingAdvice(name, picturesById) };
  if (validName === name) return undefined;
  const duplicate = picturesById.get(id)?.find((candidate) => candidate !== name);
  if (duplicate !== undefined) {
    return {
      message: say`Give this file another name, and write that name where the picture is used. Otherwise this picture and ${{ file: asFile(`content/${picturesFolder}/${duplicate}`) }} would both be called ${{ id }}.`,
    };
  }
  const advice =
    ending === '.svg'
      ? []
      : sayInReport`"npm run check -- --fix" does this, and removes hidden data such as the place where the photo was taken.`;
  return {
    message: [...say`Rename this file to ${{ name: validName }}.`, ...advice],
    // Replaces no text: the fix renames the file.
    fix: { find: '', replace: '', safe: true },
  };
}

function endingAdvice(name: string, picturesById: ReadonlyMap<string, readonly string[]>): Message {
  const original = originalNameOf(name, [...picturesById.values()].flat());
  if (original !== undefined) return say`Is this a copy of ${{ name: original }}? Delete it.`;
  const { ending } = splitPath(name);
  const advice =
    ending === '' ? say`This one has no ending.` : say`"${{ ending }}" cannot be shown.`;
  return [...say`Pictures end in ${{ endings: endings.join(', ') }}.`, ...advice];
}
