import { toBase64 } from './base64.ts';
import type { Bytes } from './transport.ts';

/** The longest side of a photo in a logo, in pixels. All pages load the logo. */
const longestLogoSide = 512;

/** Returns a drawing (SVG) of a photo, because the logo of the site is a drawing. */
export async function photoAsDrawing(photo: Bytes): Promise<Bytes> {
  const bitmap = await createImageBitmap(new Blob([photo]));
  const scale = Math.min(1, longestLogoSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const data = toBase64(new Uint8Array(await jpeg.arrayBuffer()));
  const size = `width="${width}" height="${height}"`;
  const image = `<image href="data:image/jpeg;base64,${data}" ${size}/>`;
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${image}</svg>\n`,
  );
}
