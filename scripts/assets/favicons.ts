import { rasterise } from '../site/pictures/rasterise.ts';

/**
 * The icons made from the logo, by their file names: favicon.ico (32 px), and on the ground of the
 * pages apple-touch-icon.png (180 px) and those of the web manifest (192 and 512 px).
 * @param logo an SVG with the view box 0 0 64 64
 * @param ground a colour, as `#rrggbb`
 */
export async function favicons(logo: string, ground: string): Promise<Map<string, Buffer>> {
  // Phones cut the icon to a shape, so that the logo keeps within 40 % of the width from the middle
  // (https://www.w3.org/TR/appmanifest/#icon-masks).
  const onGround = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -18 100 100" width="100" height="100">
<rect x="-18" y="-18" width="100" height="100" fill="${ground}"/>${logo.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')}</svg>`;
  return new Map([
    ['favicon.ico', icon(await rasterise(logo, 32), 32)],
    ['apple-touch-icon.png', await rasterise(onGround, 180)],
    ['icon-192.png', await rasterise(onGround, 192)],
    ['icon-512.png', await rasterise(onGround, 512)],
  ]);
}

/** An ICO file that holds one PNG. @param size width and height in pixels */
function icon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
