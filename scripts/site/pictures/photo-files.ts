import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../../write-file.ts';
import type { Model } from '../../../src/compiler/model.ts';
import { pixelLimit, unreadableMessage } from '../../../src/compiler/read/files/photos.ts';
import { isPhoto, type PictureModel } from '../../../src/compiler/read/files/pictures.ts';
import { UserError } from '../../user-error.ts';
import { toEnglish } from '../../../src/site/fields/say.ts';

/** The widths of the encoded files in pixels. */
const widths = [480, 800, 1200, 1600];
/** The options of sharp. A higher effort saves few bytes, but takes much longer. */
const settings = { avif: { quality: 50, effort: 2 }, jpeg: { quality: 75 } };

interface EncodedFile {
  format: 'avif' | 'jpeg';
  file: string;
  width: number;
}

/** The files of one photo by format, the narrowest first. */
export type PhotoFiles = Record<EncodedFile['format'], EncodedFile[]>;

/** The maximum size of the pictures that a phone loads when a page opens. */
const phoneBudgetBytes = 120 * 1024;

interface PhotoOptions {
  /** The folder that contains content/. */
  contentRoot: string;
  /** The folder that keeps the encoded files for later builds. */
  cache: string;
  progress: (message: string) => void;
}

/**
 * Encodes each photo as AVIF and JPEG in several widths, one photo at a time. Cached files are
 * reused: their folder is named after a hash of the photo, the settings and sharp's version.
 * @returns the files of each photo by its name; a drawing has no such files
 */
export async function makePhotoFiles(
  pictures: Model['pictures'],
  { contentRoot, cache, progress }: PhotoOptions,
): Promise<Map<string, PhotoFiles>> {
  const photos = Object.entries(pictures).filter(([, picture]) => isPhoto(picture.path));
  const encoded = new Map<string, PhotoFiles>();
  for (const [index, [name, picture]] of photos.entries()) {
    const { default: sharp } = await import('sharp');
    const bytes = await readFile(path.join(contentRoot, picture.path));
    const hash = createHash('sha256')
      .update(JSON.stringify([settings, sharp.versions.sharp]))
      .update(bytes)
      .digest('hex');
    const files = filesIn(path.join(cache, hash.slice(0, 32)), name, picture);
    const missing = [...files.avif, ...files.jpeg].filter(({ file }) => !existsSync(file));
    if (missing.length > 0) {
      progress(`photo ${index + 1} of ${photos.length}: ${picture.path}`);
      // Two loops take files from one queue. All files at once would need a gigabyte of memory.
      const queue = missing.values();
      const encodeQueue = async () => {
        for (const file of queue) await encode(bytes, file);
      };
      await Promise.all([encodeQueue(), encodeQueue()]).catch((cause: unknown) => {
        if (cause instanceof UserError) throw cause;
        throw new Error(`${picture.path}:1:1  ${toEnglish(unreadableMessage)}`, { cause });
      });
    }
    encoded.set(name, files);
  }
  return encoded;
}

/** Encodes a photo in one format and width. */
async function encode(photo: Buffer, { format, file, width }: EncodedFile) {
  const { default: sharp } = await import('sharp');
  const resized = sharp(photo, { limitInputPixels: pixelLimit }).resize(width);
  const output =
    format === 'avif'
      ? resized.avif(settings.avif)
      : resized.flatten({ background: '#ffffff' }).jpeg(settings.jpeg);
  writeAtomically(file, await output.toBuffer());
}

/** The pictures that a phone loads when it opens a page, each with its width in pixels. */
export interface FirstPictures {
  page: string;
  pictures: { name: string; width: number }[];
}

/** Returns a warning for each page whose photos are too large for a phone. */
export async function heavyPageWarnings(
  pages: readonly FirstPictures[],
  photos: ReadonlyMap<string, PhotoFiles>,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const { page, pictures } of pages) {
    const photoSizes: string[] = [];
    let totalBytes = 0;
    for (const { name, width } of pictures) {
      const files = photos.get(name)?.avif ?? [];
      const loadedFile = files.find((encoded) => encoded.width >= width) ?? files.at(-1);
      if (!loadedFile) continue;
      const { size } = await stat(loadedFile.file);
      totalBytes += size;
      photoSizes.push(`${name} ${inKilobytes(size)}`);
    }
    if (totalBytes <= phoneBudgetBytes) continue;
    warnings.push(
      `${page}: when this page opens, a phone loads ${inKilobytes(totalBytes)} of photos, more than ${inKilobytes(phoneBudgetBytes)}: ${photoSizes.join(', ')}. Photos with larger calm areas, or further down, let it open sooner.`,
    );
  }
  return warnings;
}

function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}

/** Returns the files of a photo. Their names become part of URLs and contain the photo's name. */
function filesIn(folder: string, name: string, { width: originalWidth }: PictureModel): PhotoFiles {
  const fileWidths = [...new Set(widths.map((width) => Math.min(width, originalWidth)))];
  const fileOf = (width: number, ending: string) => path.join(folder, `${name}-${width}.${ending}`);
  return {
    avif: fileWidths.map((width) => ({ format: 'avif', file: fileOf(width, 'avif'), width })),
    jpeg: fileWidths.map((width) => ({ format: 'jpeg', file: fileOf(width, 'jpg'), width })),
  };
}
