import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { sharpReader } from '../read/sharp-reader.ts';
import { renameFile, writeAtomically } from '../write-file.ts';
import { inspectPhoto, longestSide, pixelLimit } from '../../src/compiler/files/photos.ts';
import { validPictureName } from '../../src/compiler/files/picture-names.ts';

/**
 * Fixes a picture: renames the file, or prepares the photo. Does not keep the old file.
 * @param root the folder that contains content/
 * @returns the fixed diagnostics
 */
export async function preparePicture(root: string, diagnostic: Diagnostic): Promise<Diagnostic[]> {
  const file = path.join(root, diagnostic.path);
  const { dir, base, ext } = path.parse(file);
  const validName = validPictureName(base) ?? base;
  if (validName !== base) {
    renameFile(file, path.join(dir, validName));
    return [{ ...diagnostic, message: `renamed to ${validName}` }];
  }
  const bytes = await readFile(file);
  const result = await inspectPhoto(bytes, ext, sharpReader);
  const isFixable = 'message' in result && result.fix;
  if (!isFixable) return [];
  writeAtomically(file, await preparePhoto(bytes, ext), bytes);
  const message = `rewritten: upright, at most ${longestSide} pixels long, without location and camera data`;
  return [{ ...diagnostic, message }];
}

/** Rewrites a photo upright, at most `longestSide` pixels long, in sRGB and without metadata. */
export async function preparePhoto(bytes: Buffer, extension: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // By default sharp drops all metadata and converts colours to sRGB.
  const photo = sharp(bytes, { limitInputPixels: pixelLimit })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  if (extension === '.png') return photo.png().toBuffer();
  if (extension === '.webp') return photo.webp({ quality: 90 }).toBuffer();
  // Less effort than the default of 4 saves time.
  if (extension === '.avif') return photo.avif({ quality: 70, effort: 2 }).toBuffer();
  return photo.jpeg({ quality: 90 }).toBuffer();
}
