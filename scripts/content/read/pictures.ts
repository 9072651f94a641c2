import path from 'node:path';
import { startOfFile, type Diagnostic, type Explanation } from '../diagnostics/diagnostic.ts';
import { inspectDrawing } from './drawings.ts';
import { inspectPhoto } from './photos.ts';
import { pictureId, type PendingFiles } from './read-content.ts';
import { readRegular } from './read-regular.ts';

export interface PictureModel {
  path: string;
  width: number;
  height: number;
}

export type Pictures = Record<string, PictureModel>;

/** Returns true for a photo, which has smaller versions, and false for a drawing. */
export function isPhoto(fileName: string): boolean {
  return !fileName.endsWith('.svg');
}

export const logoFile = 'logo.svg';

/** The picture for shared links to pages without pictures, if it exists. */
export const usualScene = 'hero';

/** Returns the shop's logo, if it has one. */
export function logoOf({ logo }: Pictures): PictureModel | undefined {
  return logo?.path.endsWith(`/${logoFile}`) ? logo : undefined;
}

/** Measures the files of content/pictures. */
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
    const other = pictures.get(pictureId(name));
    const read = other
      ? {
          message: `Rename this file. ${other.path} has the same name.`,
        }
      : await readPicture(pending.get(file) ?? readRegular(root, file), file, inspect);
    if (!read) continue;
    if ('message' in read)
      diagnostics.push({ path: file, rule: 'picture-file', ...startOfFile, ...read });
    else pictures.set(pictureId(name), { path: file, ...read });
  }
  return { pictures: Object.fromEntries(pictures), diagnostics };
}

async function readPicture(
  bytes: ReturnType<typeof readRegular> | Uint8Array,
  file: string,
  inspect: InspectPicture,
) {
  return bytes && !('message' in bytes) ? inspect(bytes, path.extname(file)) : bytes;
}

export type InspectPicture = typeof inspectPicture;

/** Measures a picture, or explains why it cannot be shown. @param ending such as `.jpg` */
export async function inspectPicture(
  bytes: Uint8Array,
  ending: string,
): Promise<Pick<PictureModel, 'width' | 'height'> | Explanation> {
  return ending === '.svg' ? inspectDrawing(bytes) : inspectPhoto(bytes, ending);
}
