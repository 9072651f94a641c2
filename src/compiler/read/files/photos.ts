import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { decodeLatin1 } from './encoding.ts';
import { findMetadata } from './photo-metadata.ts';
import { say, sayInReport, type Message } from '../../../site/fields/say.ts';

/** What the header of a photo says. The names are those of sharp. */
export interface PhotoHeader {
  format: string;
  /** The compression of a HEIF file: `av1` (AVIF) or `hevc` (HEIC). */
  compression?: string | undefined;
  width: number;
  height: number;
  /** The number of pictures of an animation. */
  pages?: number | undefined;
  /** The colour space, such as `srgb` or `cmyk`. */
  space?: string | undefined;
}

/** Reads photos: sharp in Node, the browser's own decoder on the staff page. */
export interface PhotoReader {
  /** @throws if the bytes are not a photo */
  readHeader: (bytes: Uint8Array) => Promise<PhotoHeader>;
  /** Decodes the whole photo. @throws if it is damaged */
  decode: (bytes: Uint8Array) => Promise<unknown>;
  /** True if pictures that Git LFS stores elsewhere are accepted unseen: the staff page cannot load them. */
  acceptsPointers?: boolean;
}

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

export const heicAdvice = [
  ...say`Browsers cannot show HEIC photos. Send it to yourself by mail or WhatsApp, which converts it to JPEG.`,
  ...say`For new photos choose on the iPhone: Settings, Camera, Formats, Most Compatible.`,
];
export const unreadableMessage = say`Save this picture again in the program that made it. The file cannot be read.`;

/**
 * Returns the size of a photo, or explains why the site cannot show it. Decodes the whole photo, to
 * detect a damaged file.
 * @param ending such as `.jpg`; undefined for a photo in a drawing
 */
export async function inspectPhoto(
  bytes: Uint8Array,
  ending: string | undefined,
  photoReader: PhotoReader,
): Promise<{ width: number; height: number } | Explanation> {
  try {
    const header = await photoReader.readHeader(bytes);
    const explanation = explainFormat(header, ending);
    if (explanation) return explanation;
    await photoReader.decode(bytes);
    const reasons = reasonsToPrepare(bytes, header);
    if (reasons.length === 0) return { width: header.width, height: header.height };
    const message = [
      ...sayInReport`Prepare this photo for the site with "npm run check -- --fix".`,
      ...say`It ${{ reasons }}.`,
    ];
    // The fix rewrites the whole file.
    return { message, fix: { find: '', replace: '', safe: true } };
  } catch {
    return { message: isHeic(bytes) ? heicAdvice : unreadableMessage };
  }
}

/** Returns true for a HEIC file, which cannot be decoded. Its header names one of these formats. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei|hev|mif|msf)/.test(decodeLatin1(bytes.subarray(4, 12)));
}

/** Explains why the site cannot show a photo of this kind; undefined if it can. */
function explainFormat(
  { format, compression, space, pages = 1, width, height }: PhotoHeader,
  ending: string | undefined,
): Explanation | undefined {
  if (compression === 'hevc') return { message: heicAdvice };
  const kind = compression ?? format;
  const allowed = endings[kind];
  if (!allowed || (ending !== undefined && !allowed.includes(ending))) {
    const reason =
      ending === undefined
        ? say`This is a ${{ kind: kind.toUpperCase() }} file.`
        : say`This is a ${{ kind: kind.toUpperCase() }} file, although its name ends differently.`;
    const advice = allowed
      ? say`Rename it to end in ${{ ending: allowed[0] ?? '' }}.`
      : say`Save it again as a JPEG.`;
    return { message: [...reason, ...advice] };
  }
  if (pages > 1) return { message: say`This picture is animated. Save it as a still picture.` };
  if (width * height > pixelLimit) {
    const size = Math.round((width * height) / 1_000_000);
    return { message: say`Save this photo smaller. It has ${{ size }} megapixels, more than 100.` };
  }
  if (space === 'cmyk') {
    return { message: say`Save this photo again as RGB. It has the colours of a printer (CMYK).` };
  }
  return undefined;
}

function reasonsToPrepare(bytes: Uint8Array, { width, height }: PhotoHeader): Message[] {
  const { hasMetadata, hasLocation, orientation } = findMetadata(bytes);
  const reasons: Message[] = [];
  if (hasLocation) reasons.push(say`contains the place where it was taken`);
  else if (hasMetadata) reasons.push(say`contains data of the camera`);
  // In EXIF, orientation 1 is upright.
  if (orientation > 1) reasons.push(say`is not upright`);
  const length = Math.max(width, height);
  if (length > longestSide)
    reasons.push(say`is ${{ length }} pixels long, more than ${{ longestSide }}`);
  return reasons;
}
