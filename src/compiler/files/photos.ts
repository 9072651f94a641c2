import type { Metadata } from 'sharp';
import type { Explanation } from '../diagnostics/diagnostic.ts';

/** The maximum length of the longer side of a prepared photo, in pixels. */
export const longestSide = 2560;

/** Photos with more pixels are not opened, because they would fill the memory. */
export const pixelLimit = 100_000_000;

/** The endings of file names for each format. The format of AVIF has the name of its compression. */
const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  av1: ['.avif'],
};

export const heicAdvice =
  'Browsers cannot show HEIC photos. Send it to yourself by mail or WhatsApp, which converts it to JPEG. ' +
  'For new photos choose on the iPhone: Settings, Camera, Formats, Most Compatible.';
export const unreadableMessage =
  'Save this picture again in the program that made it. The file cannot be read.';

/**
 * Returns the size of a photo, or explains why the site cannot show it. Decodes the whole photo, to
 * detect a damaged file.
 * @param ending such as `.jpg`
 */
export async function inspectPhoto(
  bytes: Uint8Array,
  ending: string,
): Promise<{ width: number; height: number } | Explanation> {
  // Loaded on demand, because loading sharp takes longer than the rest of the check.
  const { default: sharp } = await import('sharp');
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const explanation = explainFormat(metadata, ending);
    if (explanation) return explanation;
    // Throws for a damaged file, like the build. Decoding a smaller picture skips parts of a JPEG,
    // and `stats()` takes six times as long.
    await sharp(bytes, { limitInputPixels: pixelLimit }).raw().toBuffer();
    const reasons = reasonsToPrepare(metadata);
    if (reasons.length === 0) return { width: metadata.width, height: metadata.height };
    const message = `Prepare this photo for the site with "npm run check -- --fix". It ${listFormat.format(reasons)}.`;
    // The fix rewrites the whole file.
    return { message, fix: { find: '', replace: '', safe: true } };
  } catch {
    // The header of a HEIC file, which sharp cannot read, names one of these formats.
    const header = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
    return { message: /^ftyp(?:hei|hev|mif|msf)/.test(header) ? heicAdvice : unreadableMessage };
  }
}

/** Explains why the site cannot show a photo of this kind; undefined if it can. */
function explainFormat(
  { format, compression, space, pages = 1, width, height }: Metadata,
  ending: string,
): Explanation | undefined {
  if (compression === 'hevc') return { message: heicAdvice };
  const kind = compression ?? format;
  const allowed = endings[kind];
  if (!allowed?.includes(ending)) {
    const advice = allowed ? `Rename it to end in ${allowed[0]}.` : 'Save it again as a JPEG.';
    const message = `This is a ${kind.toUpperCase()} file, although its name ends differently. ${advice}`;
    return { message };
  }
  if (pages > 1) return { message: 'This picture is animated. Save it as a still picture.' };
  if (width * height > pixelLimit) {
    const size = Math.round((width * height) / 1_000_000);
    return { message: `Save this photo smaller. It has ${size} megapixels, more than 100.` };
  }
  if (space === 'cmyk') {
    return { message: 'Save this photo again as RGB. It has the colours of a printer (CMYK).' };
  }
  return undefined;
}

const listFormat = new Intl.ListFormat('en-GB');

function reasonsToPrepare(metadata: Metadata): string[] {
  const { exif, xmp, iptc, tifftagPhotoshop, comments, orientation = 1, width, height } = metadata;
  const hasNotes = [xmp, iptc, tifftagPhotoshop, comments].some((note) => note !== undefined);
  const reasons: string[] = [];
  if (hasLocation(exif, xmp)) reasons.push('contains the place where it was taken');
  else if (exif || hasNotes) reasons.push('contains data of the camera');
  // In EXIF, orientation 1 is upright.
  if (orientation > 1) reasons.push('is not upright');
  const length = Math.max(width, height);
  if (length > longestSide) reasons.push(`is ${length} pixels long, more than ${longestSide}`);
  return reasons;
}

/** The EXIF entry of a GPS position (tag 0x8825, one LONG), in both byte orders. */
const gpsEntries = ['2588040001000000', '8825000400000001'].map((hex) => Buffer.from(hex, 'hex'));

function hasLocation(exif?: Buffer, xmp?: Buffer): boolean {
  return gpsEntries.some((entry) => exif?.includes(entry)) || xmp?.includes('GPSL') === true;
}
