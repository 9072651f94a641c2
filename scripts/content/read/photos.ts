import type { Metadata } from 'sharp';

/** How large a prepared photo is at most, on its longer side in pixels. */
export const longestSide = 2560;

/** Photos with more pixels are not opened, so that none fills the memory. */
export const pixelLimit = 100_000_000;

/** What a photo is: ready to be shown, in need of `check -- --fix`, or no use at all. */
export type Photo =
  | { state: 'prepared'; width: number; height: number }
  | { state: 'unprepared'; message: string }
  | { state: 'unusable'; message: string };

const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  av1: ['.avif'],
};

export const heicAdvice =
  'browsers cannot show HEIC photos; send it to yourself by mail or WhatsApp, which makes it a JPEG, ' +
  'and for the next ones choose on the iPhone Settings, Camera, Formats, Most Compatible';
export const broken =
  'this file is no picture that can be read; save it again from the program that made it';

function unusable(message: string): Photo {
  return { state: 'unusable', message };
}

/**
 * Looks at the header of a photo, and decodes it to know that it is whole.
 * @param ending of its file, such as `.jpg`
 */
export async function inspectPhoto(bytes: Uint8Array, ending: string): Promise<Photo> {
  // Loaded where there is a photo, since it takes longer than the rest of the check.
  const { default: sharp } = await import('sharp');
  try {
    const photo = sharp(bytes, { limitInputPixels: false });
    const metadata = await photo.metadata();
    const { format, compression, space, pages = 1, width, height } = metadata;
    if (compression === 'hevc') return unusable(heicAdvice);
    const allowed = endings[compression ?? format];
    if (!allowed?.includes(ending)) {
      const kind = (compression ?? format).toUpperCase();
      return unusable(
        allowed
          ? `this is a ${kind} file, whatever its name says; rename it so that it ends in ${allowed[0]}`
          : `this is a ${kind} file, whatever its name says; save it again as a JPEG`,
      );
    }
    if (pages > 1) return unusable('this picture moves; save one that stands still');
    if (width * height > pixelLimit) {
      const size = Math.round((width * height) / 1_000_000);
      return unusable(`this photo has ${size} megapixels, more than 100; save it smaller`);
    }
    if (space === 'cmyk') {
      return unusable('this photo has the colours of a printer (CMYK); save it again as RGB');
    }
    const reasons = reasonsToPrepare(metadata);
    // Throws where a part of the file is missing or spoilt, as the build does; a smaller picture leaves
    // parts of a JPEG out, and `stats()` takes six times as long.
    await sharp(bytes, { limitInputPixels: pixelLimit }).raw().toBuffer();
    return reasons.length > 0
      ? { state: 'unprepared', message: `this photo ${listing.format(reasons)}` }
      : { state: 'prepared', width, height };
  } catch {
    return unusable(/^ftyp(?:hei|hev|mif|msf)/.test(textOf(bytes, 4, 12)) ? heicAdvice : broken);
  }
}

const listing = new Intl.ListFormat('en-GB');

function reasonsToPrepare(metadata: Metadata): string[] {
  const { exif, xmp, iptc, tifftagPhotoshop, comments, orientation = 1, width, height } = metadata;
  const notes = [xmp, iptc, tifftagPhotoshop, comments].some((note) => note !== undefined);
  const data = saysWhere(exif, xmp)
    ? ['says where it was taken']
    : exif || notes
      ? ['holds data of the camera']
      : [];
  return [
    ...data,
    ...(orientation > 1 ? ['is not upright'] : []),
    ...(Math.max(width, height) > longestSide
      ? [`is ${Math.max(width, height)} pixels long, more than ${longestSide}`]
      : []),
  ];
}

/** The entry of EXIF that leads to a position (tag 0x8825, one LONG), in either order of bytes. */
const gpsEntries = ['2588040001000000', '8825000400000001'].map((hex) => Buffer.from(hex, 'hex'));

function saysWhere(exif?: Buffer, xmp?: Buffer): boolean {
  return gpsEntries.some((entry) => exif?.includes(entry)) || xmp?.includes('GPSL') === true;
}

function textOf(bytes: Uint8Array, start: number, end?: number): string {
  return Buffer.from(bytes.subarray(start, end)).toString('latin1');
}
