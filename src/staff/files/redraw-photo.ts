import { findMetadata } from '../../compiler/read/files/photo-metadata.ts';
import { isHeic, longestSide } from '../../compiler/read/files/photos.ts';
import { isPhotoWithoutGaps } from './is-photo-without-gaps.ts';
import { isSame } from './is-same.ts';
import { PhotoError } from './staff-error.ts';
import type { Bytes } from './transport.ts';
import { formatOf } from './photo-reader.ts';

/** The maximum size of a chosen file. Phones take photos of at most 25 MB. */
const maxBytes = 50_000_000;

/** A longer picture, such as a screenshot of a whole page, would be a narrow strip. Panoramas are shorter. */
const maxRatio = 6;

/** How a photo is drawn again. */
export interface PhotoPlan {
  /** The number of quarter turns clockwise, after the photo is upright. */
  turns?: number;
  /** The part of the turned photo to keep; undefined for all of it. */
  crop?: Crop | undefined;
  /** True for the logo: it is small, and its transparent pixels stay. */
  isLogo?: boolean | undefined;
}

/** A part of a photo, in fractions of its width and height from the upper left. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws a photo again as an upright JPEG of at most 2560 pixels. The drawing has only pixels: no
 * place, no data of the camera. Transparent pixels become white. A logo is a PNG of at most 512
 * pixels, unless it is a photo without transparent pixels.
 * @throws PhotoError if the file is not a photo that browsers can show
 */
export async function redrawPhoto(photo: Blob, plan: PhotoPlan = {}): Promise<Bytes> {
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
  const turn = turnOf(orientation, plan.turns);
  if (isTruncated) return drawWithoutEnd(bytes, turn, plan);
  const unreadable = isHeic(bytes) ? 'heic' : 'unreadable';
  return draw([bytes], turn, plan, unreadable);
}

const endOfJpeg = Uint8Array.of(0xff, 0xd9);

/** Compressed pixels of no picture. The 0 makes a pixel, not a marker, of FF at the end of a file. */
const otherPixels = new Uint8Array(4096).fill(0xfe).fill(0, 0, 1);

/**
 * Draws a JPEG whose end marker is missing. A decoder ignores what follows the last pixel, so if more
 * compressed pixels change the drawing, pixels are missing.
 */
async function drawWithoutEnd(bytes: Bytes, turn: Turn, plan: PhotoPlan): Promise<Bytes> {
  const drawing = await draw([bytes, endOfJpeg], turn, plan, 'truncated');
  const longer = await draw([bytes, otherPixels, endOfJpeg], turn, plan, 'truncated');
  if (!isSame(drawing, longer)) throw new PhotoError('truncated');
  return drawing;
}

/** @throws PhotoError with the reason if the browser cannot decode the photo */
async function draw(
  parts: Bytes[],
  turn: Turn,
  plan: PhotoPlan,
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
  const canvas = drawUpright(bitmap, turn, plan);
  bitmap.close();
  const isPng = plan.isLogo && !isPhotoWithoutGaps(pixelsOf(canvas));
  return encode(canvas, isPng ? 'image/png' : 'image/jpeg');
}

/** Changes the orientation of a photo, two bytes in either order, to 1. */
function removeOrientation(bytes: Bytes, start: number, end: number) {
  for (let index = start; index < end; index += 1) bytes[index] = bytes[index] === 0 ? 0 : 1;
}

/** A matrix that turns a photo, as `setTransform` of a canvas takes it. */
type Turn = readonly [a: number, b: number, c: number, d: number];

/** The matrix that turns a photo upright, by the photo's orientation as EXIF counts. */
const turns: Readonly<Record<number, Turn>> = {
  1: [1, 0, 0, 1],
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

/** Returns the matrix that turns a photo upright, and then by quarters clockwise. */
function turnOf(orientation: number, quarters = 0): Turn {
  let [a, b, c, d] = turns[orientation] ?? [1, 0, 0, 1];
  for (let quarter = 0; quarter < quarters; quarter += 1) [a, b, c, d] = [-b, a, -d, c];
  return [a, b, c, d];
}

/** The longest side of a logo, in pixels. All pages load it. */
const longestLogoSide = 512;

const wholePhoto: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Draws a part of a photo, on white unless it is the logo. */
function drawUpright(
  bitmap: ImageBitmap,
  [a, b, c, d]: Turn,
  { crop = wholePhoto, isLogo = false }: PhotoPlan,
): HTMLCanvasElement {
  const isSideways = a === 0;
  const swap = (x: number, y: number) => (isSideways ? ([y, x] as const) : ([x, y] as const));
  const [fullWidth, fullHeight] = swap(bitmap.width, bitmap.height);
  const longest = isLogo ? longestLogoSide : longestSide;
  const scale = Math.min(1, longest / Math.max(crop.width * fullWidth, crop.height * fullHeight));
  // Whole pixels, so that the edges do not mix with the white behind them.
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const [left, top] = [Math.round(crop.x * width), Math.round(crop.y * height)];
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(crop.width * width));
  canvas.height = Math.max(1, Math.round(crop.height * height));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  if (!isLogo) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.setTransform(a, b, c, d, width / 2 - left, height / 2 - top);
  const [drawnWidth, drawnHeight] = swap(width, height);
  context.drawImage(bitmap, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
  return canvas;
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = canvas;
  return canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}

async function encode(canvas: HTMLCanvasElement, type: string): Promise<Bytes> {
  const drawing = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
  if (!drawing) throw new PhotoError('unreadable');
  return new Uint8Array(await drawing.arrayBuffer());
}
