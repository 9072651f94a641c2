import { decodeLatin1 } from './encoding.ts';

/** The metadata of a photo file: everything except its pixels and its colour profile. */
export interface PhotoMetadata {
  /** True if a segment has metadata, or if bytes follow the end of the photo. */
  hasMetadata: boolean;
  /** True if the metadata contains a GPS position. Compressed text is not searched. */
  hasLocation: boolean;
  /** The orientation of the pixels (EXIF tag 274, 1 to 8); 1 is upright. */
  orientation: number;
  /** The index of the bytes that contain the orientation. */
  orientationRange?: readonly [start: number, end: number] | undefined;
  /** True if the end of the photo is missing. */
  isTruncated: boolean;
}

/** The metadata segments of a file, as ranges of bytes. */
interface Walk {
  segments: Segment[];
  /** The index after the last byte of the photo; undefined if the file ends earlier. */
  end: number | undefined;
}

interface Segment {
  start: number;
  end: number;
  isExif?: boolean;
}

/** Finds metadata anywhere in a JPEG, PNG, WebP or AVIF file. Other formats have none. */
export function findMetadata(bytes: Uint8Array): PhotoMetadata {
  const { segments, end } = walk(bytes);
  const found = [...segments];
  if (end !== undefined && end < bytes.length) found.push({ start: end, end: bytes.length });
  const texts = found.map((segment) => decodeLatin1(bytes.subarray(segment.start, segment.end)));
  const exif = segments.find(({ isExif }) => isExif);
  return {
    hasMetadata: found.length > 0,
    hasLocation: texts.some(hasPosition),
    ...(exif ? readOrientation(bytes, exif) : { orientation: 1 }),
    isTruncated: end === undefined,
  };
}

function walk(bytes: Uint8Array): Walk {
  const start = decodeLatin1(bytes.subarray(0, 12));
  if (start.startsWith('\u{FF}\u{D8}')) return walkJpeg(bytes);
  if (start.startsWith('\u{89}PNG')) return walkPng(bytes);
  if (/^RIFF.{4}WEBP/s.test(start)) return walkWebp(bytes);
  if (start.slice(4, 8) === 'ftyp') return walkBoxes(bytes);
  return { segments: [], end: bytes.length };
}

/** Returns a view with the numbers of a file. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function walkJpeg(bytes: Uint8Array): Walk {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let isBeforePixels = true;
  let index = 2;
  while (index + 1 < bytes.length) {
    const marker = bytes[index + 1] ?? 0;
    // Compressed pixels follow a scan's header. In them, FF 00 is a byte and FF D0 to FF D7 are restarts.
    const isPixel = bytes[index] !== 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (isPixel || marker === 0xff || marker === 0x01) {
      index += 1;
      continue;
    }
    if (marker === 0xd9) return { segments, end: index + 2 };
    if (index + 4 > bytes.length) break;
    const end = index + 2 + view.getUint16(index + 2);
    const text = decodeLatin1(bytes.subarray(index + 4, Math.min(end, index + 16)));
    if (isJpegMetadata(marker, text, end - index)) {
      // EXIF after the pixels turns no photo.
      const isExif = isBeforePixels && marker === 0xe1 && text.startsWith('Exif\0');
      segments.push({ start: index + 4, end, isExif });
    }
    if (marker === 0xda) isBeforePixels = false;
    index = end;
  }
  return { segments, end: undefined };
}

/**
 * Comments and application segments are metadata, except for those that decoders need. A longer JFIF
 * segment contains a small picture.
 */
function isJpegMetadata(marker: number, text: string, length: number): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const isNeeded =
    (marker === 0xe0 && text.startsWith('JFIF\0') && length === 18) ||
    (marker === 0xe2 && text.startsWith('ICC_PROFILE\0')) ||
    (marker === 0xee && text.startsWith('Adobe') && length === 16);
  return !isNeeded;
}

const pngPixels =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|hIST|pHYs|acTL|fcTL|fdAT)$/;

function walkPng(bytes: Uint8Array): Walk {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let index = 8;
  while (index + 12 <= bytes.length) {
    const type = decodeLatin1(bytes.subarray(index + 4, index + 8));
    const start = index + 8;
    const end = start + view.getUint32(index);
    if (end + 4 > bytes.length) break;
    if (!pngPixels.test(type)) segments.push({ start, end, isExif: type === 'eXIf' });
    index = end + 4;
    if (type === 'IEND') return { segments, end: index };
  }
  return { segments, end: undefined };
}

const webpPixels = /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/;

function walkWebp(bytes: Uint8Array): Walk {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) return { segments, end: undefined };
  let index = 12;
  while (index + 8 <= fileEnd) {
    const type = decodeLatin1(bytes.subarray(index, index + 4));
    const start = index + 8;
    const end = start + view.getUint32(index + 4, true);
    if (end > fileEnd) return { segments, end: undefined };
    if (!webpPixels.test(type)) segments.push({ start, end, isExif: type === 'EXIF' });
    // A chunk of an odd length has one more byte.
    index = end + (end % 2);
  }
  return { segments, end: fileEnd };
}

/** Walks the boxes of an AVIF or HEIC file. Its metadata are items, which its `meta` box lists. */
function walkBoxes(bytes: Uint8Array): Walk {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let index = 0;
  while (index + 8 <= bytes.length) {
    const type = decodeLatin1(bytes.subarray(index + 4, index + 8));
    const size = view.getUint32(index);
    // Size 0 means: until the end of the file.
    let end = size === 0 ? bytes.length : index + size;
    if (size === 1 && index + 16 <= bytes.length)
      end = index + Number(view.getBigUint64(index + 8));
    // Bytes after the end are rarely a box. A known box that is too long is truncated.
    const isKnown = /^(?:ftyp|meta|mdat|moov)$/.test(type);
    if (end > bytes.length || end < index + 8) {
      return { segments, end: isKnown ? undefined : index };
    }
    if (!isKnown) segments.push({ start: index + 8, end });
    if (type === 'meta') {
      const text = decodeLatin1(bytes.subarray(index, end));
      // An `infe` box has its version and flags, the item's id and protection, then the item's type.
      const hasItem = /infe.{8}(?:.{2})?(?:Exif|mime|uri )/su.test(text);
      // The bytes of an item are anywhere in the file.
      if (hasItem) segments.push({ start: 0, end: bytes.length });
    }
    index = end;
  }
  return { segments, end: index };
}

/** The EXIF entry of a GPS position (tag 0x8825, one LONG), in both byte orders. */
const gpsEntries = [
  [0x25, 0x88, 4, 0, 1, 0, 0, 0],
  [0x88, 0x25, 0, 4, 0, 0, 0, 1],
].map((entry) => decodeLatin1(Uint8Array.from(entry)));

function hasPosition(text: string): boolean {
  // XMP names a position GPSLatitude and GPSLongitude.
  return /GPSL(?:at|ong)itude/.test(text) || gpsEntries.some((entry) => text.includes(entry));
}

/** Reads the orientation in the first directory of an EXIF segment. */
function readOrientation(
  bytes: Uint8Array,
  { start, end }: Segment,
): Pick<PhotoMetadata, 'orientation' | 'orientationRange'> {
  const hasPrefix = decodeLatin1(bytes.subarray(start, start + 4)) === 'Exif';
  const tiffStart = hasPrefix ? start + 6 : start;
  const view = viewOf(bytes.subarray(tiffStart, end));
  if (view.byteLength < 8) return { orientation: 1 };
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return { orientation: 1 };
  const count = view.getUint16(directory, isLittle);
  for (let number = 0; number < count; number += 1) {
    const entry = directory + 2 + number * 12;
    if (entry + 12 > view.byteLength) break;
    if (view.getUint16(entry, isLittle) !== 0x01_12) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    if (orientation < 1 || orientation > 8) break;
    const valueStart = tiffStart + entry + 8;
    return { orientation, orientationRange: [valueStart, valueStart + 2] };
  }
  return { orientation: 1 };
}
