import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rasterise } from '../site/pictures/rasterise.ts';
import { readTokenColour } from '../site/token-colour.ts';

/**
 * Makes the icons from favicon.svg: favicon.ico (32 px), and on paper apple-touch-icon.png (180 px)
 * and those of the web manifest (192 and 512 px).
 */

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'public');
const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
const { light: paper } = await readTokenColour(root, 'paper');

/**
 * The mark on a ground of its own, as home screens want it. Phones cut it to a shape, so that it
 * keeps within 40 % of the width from the middle (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const onPaper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -18 100 100" width="100" height="100">
<rect x="-18" y="-18" width="100" height="100" fill="${paper}"/>${mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')}</svg>`;

await writeFile(path.join(folder, 'favicon.ico'), icon(await rasterise(mark, 32), 32));
await writeFile(path.join(folder, 'apple-touch-icon.png'), await rasterise(onPaper, 180));
for (const size of [192, 512]) {
  await writeFile(path.join(folder, `icon-${size}.png`), await rasterise(onPaper, size));
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
