import path from 'node:path';
import { startOfFile, type Diagnostic, type Explanation } from '../diagnostics/diagnostic.ts';
import { inspectDrawing } from './drawings.ts';
import { inspectPhoto } from './photos.ts';
import { pictureId } from './picture-names.ts';
import type { PendingFiles } from './decode-files.ts';
import { readRegularFile } from '../../../scripts/read/read-regular-file.ts';

export interface PictureModel {
  path: string;
  width: number;
  height: number;
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

/** Returns the size of a picture, or explains why the site cannot show it. @param ending such as `.jpg` */
export async function inspectPicture(
  bytes: Uint8Array,
  ending: string,
): Promise<Pick<PictureModel, 'width' | 'height'> | Explanation> {
  return ending === '.svg' ? inspectDrawing(bytes) : inspectPhoto(bytes, ending);
}

export type InspectPicture = typeof inspectPicture;

/** Reads the pictures, and reports those that the site cannot show. @param names their file names */
export async function readPictures(
  root: string,
  names: readonly string[],
  inspect: InspectPicture,
  pending: PendingFiles = new Map(),
): Promise<{ pictures: Pictures; diagnostics: Diagnostic[] }> {
  const pictures = new Map<string, PictureModel>();
  const diagnostics: Diagnostic[] = [];
  for (const name of names) {
    const file = `content/pictures/${name}`;
    const duplicate = pictures.get(pictureId(name));
    const bytes = pending.get(file) ?? readRegularFile(root, file);
    if (!bytes) continue;
    let result: Awaited<ReturnType<InspectPicture>>;
    if (duplicate) result = { message: `Rename this file. ${duplicate.path} has the same name.` };
    else if ('message' in bytes) result = bytes;
    else result = await inspect(bytes, path.extname(file));
    if ('message' in result)
      diagnostics.push({ path: file, rule: 'picture-file', ...startOfFile, ...result });
    else pictures.set(pictureId(name), { path: file, ...result });
  }
  return { pictures: Object.fromEntries(pictures), diagnostics };
}
