import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { logoOf } from '../../../src/compiler/read/files/pictures.ts';
import type { Model } from '../../../src/compiler/model.ts';
import type { SiteFiles } from '../site-files.ts';
import { rasterise, svgDataUrl } from './rasterise.ts';

/**
 * Returns the icons of a site by file name. Without a logo, only favicon.ico exists, because browsers
 * request it: a square in the colour of the shop.
 * @param contentRoot the folder that contains content/
 */
export async function siteIcons(
  { pictures, site }: Model,
  contentRoot: string,
): Promise<SiteFiles> {
  const { brand, paper } = site.theme.day;
  const logo = logoOf(pictures)?.path;
  if (logo) return appIcons(await readFile(path.join(contentRoot, logo), 'utf8'), paper);
  const square = inSquare('0 0 64 64', `<rect width="64" height="64" rx="12" fill="${brand}"/>`);
  return new Map([['favicon.ico', await favicon(square)]]);
}

/**
 * Renders the logo as icons. Returns them by file name: favicon.ico and, on a background colour,
 * apple-touch-icon.png (180 px) and the icons of the web manifest (192 and 512 px).
 * @param logo an SVG of any shape
 * @param background the background colour, as `#rrggbb`
 */
export async function appIcons(logo: string, background: string): Promise<SiteFiles> {
  const drawing = `<image href="${svgDataUrl(logo)}" width="64" height="64"/>`;
  // Phones crop icons, so the corners of the logo stay within a radius of 40 % of the width
  // (https://www.w3.org/TR/appmanifest/#icon-masks).
  const onBackground = inSquare(
    '-25 -25 114 114',
    `<rect x="-25" y="-25" width="114" height="114" fill="${background}"/>${drawing}`,
  );
  return new Map([
    ['favicon.ico', await favicon(inSquare('0 0 64 64', drawing))],
    ['apple-touch-icon.png', await rasterise(onBackground, 180)],
    ['icon-192.png', await rasterise(onBackground, 192)],
    ['icon-512.png', await rasterise(onBackground, 512)],
  ]);
}

/** The widths of the pictures in favicon.ico. Search engines want a multiple of 48 pixels. */
const faviconWidths = [32, 48];

/** Renders a square drawing as an icon file that contains PNG pictures ([MS-ICO], Windows Vista). */
async function favicon(drawing: string): Promise<Buffer> {
  const pictures = await Promise.all(faviconWidths.map((width) => rasterise(drawing, width)));
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  // The type of the file: icon.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const width = faviconWidths[index] ?? 0;
    directory.writeUInt8(width, entry);
    directory.writeUInt8(width, entry + 1);
    // One plane of 32 bits per pixel.
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}

function inSquare(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="64" height="64">${content}</svg>`;
}
