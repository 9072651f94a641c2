import { findMetadata } from '../../compiler/read/files/photo-metadata.ts';
import { isHeic, longestSide } from '../../compiler/read/files/photos.ts';
import { isSame } from './is-same.ts';
import { PhotoError } from './staff-error.ts';
import type { Bytes } from './transport.ts';
import { formatOf } from './photo-reader.ts';

/** The maximum size of a chosen file. Phones take photos of at most 25 MB. */
const maxBytes = 50_000_000;

/** A longer picture, such as a screenshot of a whole page, would be a narrow strip. Panoramas are shorter. */
const maxRatio = 6;

/**
 * Draws a photo again as an upright JPEG of at most 2560 pixels. The drawing has only pixels: no
 * place, no data of the camera. Transparent pixels become white.
 * @throws PhotoError if the file is not a photo that browsers can show
 */
export async function redrawPhoto(photo: Blob): Promise<Bytes> {
  if (photo.size > maxBytes) throw new PhotoError('too-large');
  // A file may have moved or be only in the cloud (NotReadableError of the File API).
  const buffer = await photo.arrayBuffer().catch(() => {
    throw new PhotoError('not-read');
  });
  const bytes = new Uint8Array(buffer);
  const format = formatOf(bytes);
  if (format === 'pdf' || format === 'gif') throw new PhotoError(format);
  const { orientation, orientationRange, isTruncated } = findMetadata(bytes);
  if (isTruncated && format !== 'jpeg') throw new PhotoError('truncated');
  // Browsers turn a JPEG, but no WebP. Without its orientation, they turn no photo.
  if (orientationRange) removeOrientation(bytes, ...orientationRange);
  if (isTruncated) return drawWithoutEnd(bytes, orientation);
  const unreadable = isHeic(bytes) ? 'heic' : 'unreadable';
  return draw([bytes], orientation, unreadable);
}

const endOfJpeg = Uint8Array.of(0xff, 0xd9);

/** Compressed pixels of no picture. The 0 makes a pixel, not a marker, of FF at the end of a file. */
const otherPixels = new Uint8Array(4096).fill(0xfe).fill(0, 0, 1);

/**
 * Draws a JPEG whose end marker is missing. A decoder ignores what follows the last pixel, so if more
 * compressed pixels change the drawing, pixels are missing.
 */
async function drawWithoutEnd(bytes: Bytes, orientation: number): Promise<Bytes> {
  const drawing = await draw([bytes, endOfJpeg], orientation, 'truncated');
  const longer = await draw([bytes, otherPixels, endOfJpeg], orientation, 'truncated');
  if (!isSame(drawing, longer)) throw new PhotoError('truncated');
  return drawing;
}

/** @throws PhotoError with the reason if the browser cannot decode the photo */
async function draw(
  parts: Bytes[],
  orientation: number,
  unreadable: 'heic' | 'truncated' | 'unreadable',
): Promise<Bytes> {
  const bitmap = await createImageBitmap(new Blob(parts)).catch(() => {
    throw new PhotoError(unreadable);
  });
  const { width, height } = bitmap;
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) {
    bitmap.close();
    throw new PhotoError('too-long');
  }
  return drawUpright(bitmap, orientation);
}

/** Changes the orientation of a photo, two bytes in either order, to 1. */
function removeOrientation(bytes: Bytes, start: number, end: number) {
  for (let index = start; index < end; index += 1) bytes[index] = bytes[index] === 0 ? 0 : 1;
}

/** The matrix that turns a photo upright, by the photo's orientation as EXIF counts. */
const turns: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [1, 0, 0, 1],
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

/** Draws a photo on white, and returns the drawing as a JPEG. */
async function drawUpright(bitmap: ImageBitmap, orientation: number): Promise<Bytes> {
  const [a, b, c, d] = turns[orientation] ?? [1, 0, 0, 1];
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = a === 0 ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(a, b, c, d, canvas.width / 2, canvas.height / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!jpeg) throw new PhotoError('unreadable');
  return new Uint8Array(await jpeg.arrayBuffer());
}
