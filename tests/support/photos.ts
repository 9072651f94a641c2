import sharp, { type Sharp } from 'sharp';

/** A photo made for a test, in colours that cannot be packed into a few bytes. */
export async function photo(width: number, height: number): Promise<Sharp> {
  const grain = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 80, height: 60, channels: 3, noise: grain } as const;
  const small = await sharp({ create: { ...create, background: '#888' } })
    .png()
    .toBuffer();
  return sharp(await sharp(small).resize(width, height, { fit: 'fill' }).png().toBuffer());
}

/** What a phone writes into a photo: the position of a place in Kathmandu. */
export const position = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 44/1 0/1', GPSLongitude: '85/1 20/1 0/1' },
};
