import sharp, { type Sharp } from 'sharp';

/** Returns a photo of coloured squares. The squares are the same in each call. */
export async function photo(width: number, height: number): Promise<Sharp> {
  const raw = { width: 80, height: 60, channels: 3 } as const;
  const length = raw.width * raw.height * raw.channels;
  // The formula only has to give neighbouring squares different colours.
  const pixels = Uint8Array.from({ length }, (_, index) => (index * index * 31) % 251);
  const enlarged = sharp(pixels, { raw }).resize(width, height, { fit: 'fill' });
  return sharp(await enlarged.png().toBuffer());
}

/** Returns the photo of coloured squares as JPEG. */
export const jpegPhoto = async (width: number, height: number) =>
  (await photo(width, height)).jpeg().toBuffer();

/** Returns a photo with a red upper, a green middle and a blue lower third. */
export async function stripedPhoto(width: number, height: number): Promise<Sharp> {
  const raw = { width: 1, height: 3, channels: 3 } as const;
  const pixels = Uint8Array.from([220, 20, 20, 20, 180, 20, 20, 20, 220]);
  const enlarged = sharp(pixels, { raw }).resize(width, height, { fit: 'fill', kernel: 'nearest' });
  return sharp(await enlarged.png().toBuffer());
}

/** The EXIF position that a phone writes into a photo: a place in Kathmandu. IFD3 is GPS data. */
export const position = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 44/1 0/1', GPSLongitude: '85/1 20/1 0/1' },
};

/** Returns a PNG of a shape whose surroundings are transparent, as shops have their logos. */
export const cutOut = (width: number, height: number): Promise<Buffer> => {
  const shape = `<ellipse cx="50%" cy="50%" rx="40%" ry="40%" fill="#17503f"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};
