import { splitPath } from '../../content-types/paths.ts';
import { startOfFile, type Diagnostic, type Explanation } from '../../diagnostics/diagnostic.ts';
import { inspectDrawing } from './drawings.ts';
import { inspectPhoto, type PhotoReader } from './photos.ts';
import type { FileBytes, InputFile } from './decode-files.ts';
import { isLfsPointer } from './lfs-pointer.ts';
import { asFile, say, sayInReport } from '../../../site/fields/say.ts';

export interface PictureModel {
  path: string;
  width: number;
  height: number;
  /** True for a drawing that contains a JPEG, which has no transparent pixels. */
  hasJpeg?: boolean;
}

export type Pictures = Record<string, PictureModel>;

/** Returns true for a photo, and false for a drawing (SVG). */
export function isPhoto(fileName: string): boolean {
  return !fileName.endsWith('.svg');
}

export const logoFile = 'logo.svg';

/** The picture in the Open Graph images of pages without a picture, if it exists. */
export const defaultPicture = 'hero';

/** Returns the shop's logo, if there is one. */
export function logoOf({ logo }: Pictures): PictureModel | undefined {
  return logo?.path.endsWith(`/${logoFile}`) ? logo : undefined;
}

/** Returns the size of a picture, or explains why the site cannot show it. */
export type InspectPicture = (file: FileBytes) => Promise<Omit<PictureModel, 'path'> | Explanation>;

/** The size of a picture that Git LFS stores elsewhere, in pixels. Most photos have this shape. */
const unknownSize = { width: 1600, height: 1200 };
const pointerMessage = [
  ...sayInReport`Run "git lfs pull".`,
  ...say`Git LFS stores this picture elsewhere.`,
];

/** Creates the function that inspects drawings (SVG) and photos. */
export function createInspectPicture(photoReader: PhotoReader): InspectPicture {
  return async ({ path, bytes }) => {
    if (isLfsPointer(bytes))
      return photoReader.acceptsPointers ? unknownSize : { message: pointerMessage };
    const { ending } = splitPath(path);
    return ending === '.svg'
      ? inspectDrawing(bytes, photoReader)
      : inspectPhoto(bytes, ending, photoReader);
  };
}

/** Inspects the pictures, and reports those that the site cannot show. */
export async function readPictures(
  files: readonly InputFile[],
  inspect: InspectPicture,
): Promise<{ pictures: Pictures; diagnostics: Diagnostic[] }> {
  const pictures = new Map<string, PictureModel>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const { path } = file;
    const { id } = splitPath(path);
    const duplicate = pictures.get(id);
    let result: Awaited<ReturnType<InspectPicture>>;
    if (duplicate)
      result = {
        message: say`Rename this file. ${{ file: asFile(duplicate.path) }} has the same name.`,
      };
    else if ('message' in file) result = file;
    else result = await inspect(file);
    if ('message' in result) {
      const { message, fix } = result;
      diagnostics.push({ path, rule: 'picture-file', ...startOfFile, message, fix });
    } else pictures.set(id, { path, ...result });
  }
  return { pictures: Object.fromEntries(pictures), diagnostics };
}
