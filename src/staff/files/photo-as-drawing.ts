import { toBase64 } from './base64.ts';
import { formatOf } from './photo-reader.ts';
import type { Bytes } from './transport.ts';

/** Returns a drawing (SVG) of a redrawn photo, because the logo of the site is a drawing. */
export async function photoAsDrawing(photo: Bytes): Promise<Bytes> {
  const { width, height } = await createImageBitmap(new Blob([photo]));
  const size = `width="${width}" height="${height}"`;
  const image = `<image href="data:image/${formatOf(photo)};base64,${toBase64(photo)}" ${size}/>`;
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${image}</svg>\n`,
  );
}
