import { pixelLimit, type PhotoReader } from '../../src/compiler/read/files/photos.ts';

/** Reads photos with sharp. Loads it on demand, because this takes longer than the rest of the check. */
export const sharpReader: PhotoReader = {
  async readHeader(bytes) {
    const { default: sharp } = await import('sharp');
    return sharp(bytes, { limitInputPixels: false }).metadata();
  },
  async decode(bytes) {
    const { default: sharp } = await import('sharp');
    // Throws for a damaged file, like the build. Decoding a smaller picture skips parts of a JPEG,
    // and `stats()` takes six times as long.
    await sharp(bytes, { limitInputPixels: pixelLimit }).raw().toBuffer();
  },
};
