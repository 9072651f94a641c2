import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { sharpReader } from '../read/sharp-reader.ts';
import { renameFile, writeAtomically } from '../write-file.ts';
import { replaceRanges, type Replacement } from '../../src/compiler/diagnostics/fixes.ts';
import { embeddedPhotos } from '../../src/compiler/read/files/embedded-pictures.ts';
import { inspectPhoto, longestSide, pixelLimit } from '../../src/compiler/read/files/photos.ts';
import { validPictureName } from '../../src/compiler/read/files/picture-names.ts';
import { sayInReport } from '../../src/site/fields/say.ts';

/**
 * Fixes a picture: renames the file, or prepares the photo or the photos in a drawing. Does not keep the old file.
 * @param root the folder that contains content/
 * @returns the fixed diagnostics
 */
export async function rewritePhoto(root: string, diagnostic: Diagnostic): Promise<Diagnostic[]> {
  const file = path.join(root, diagnostic.path);
  const { dir, base, ext } = path.parse(file);
  const validName = validPictureName(base) ?? base;
  if (validName !== base) {
    renameFile(file, path.join(dir, validName));
    return [{ ...diagnostic, message: sayInReport`renamed to ${{ name: validName }}` }];
  }
  const bytes = await readFile(file);
  const prepared = ext === '.svg' ? await prepareDrawing(bytes) : await prepareIfNeeded(bytes, ext);
  if (!prepared || bytes.equals(prepared)) return [];
  writeAtomically(file, prepared, bytes);
  const message = sayInReport`rewritten: upright, at most ${{ longestSide }} pixels long, without location and camera data`;
  return [{ ...diagnostic, message }];
}

/** Prepares the photos in a drawing. All other bytes stay. */
async function prepareDrawing(bytes: Buffer): Promise<Buffer> {
  // In Latin-1, each byte is one character.
  const text = bytes.toString('latin1');
  const replacements: Replacement[] = [];
  for (const { bytes: photo, start, end } of embeddedPhotos(text)) {
    const prepared = await prepareIfNeeded(photo);
    if (prepared) replacements.push({ start, end, replace: prepared.toString('base64') });
  }
  return Buffer.from(replaceRanges(text, replacements), 'latin1');
}

/** Prepares a photo; undefined if it needs no fix or has none. @param ending undefined in a drawing */
async function prepareIfNeeded(bytes: Uint8Array, ending?: string): Promise<Buffer | undefined> {
  const result = await inspectPhoto(bytes, ending, sharpReader);
  if (!('message' in result) || !result.fix) return undefined;
  const { format } = await sharpReader.readHeader(bytes);
  return preparePhoto(bytes, ending ?? (format === 'heif' ? '.avif' : `.${format}`));
}

/** Rewrites a photo upright, at most `longestSide` pixels long, in sRGB and without metadata. */
async function preparePhoto(bytes: Uint8Array, extension: string): Promise<Buffer> {
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
