import type { PhotoHeader, PhotoReader } from '../../compiler/read/files/photos.ts';

/** Reads photos with the browser's own decoder. It decodes the whole photo to read its size. */
export const photoReader: PhotoReader = {
  async readHeader(bytes): Promise<PhotoHeader> {
    const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    const { width, height } = bitmap;
    bitmap.close();
    return { format: formatOf(bytes), width, height };
  },
  decode: () => Promise.resolve(),
  acceptsPointers: true,
};

/** The first bytes of each format as Latin-1 text. */
const signatures: Readonly<Record<string, RegExp>> = {
  jpeg: /^\u{FF}\u{D8}/u,
  png: /^\u{89}PNG/u,
  gif: /^GIF8/,
  webp: /^RIFF.{4}WEBP/s,
  av1: /^.{4}ftypavi[fs]/s,
  bmp: /^BM/,
  pdf: /^%PDF/,
};

/** Names the format of a file by its first bytes. */
export function formatOf(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const format = Object.keys(signatures).find((name) => signatures[name]?.test(start));
  return format ?? 'other';
}
