import type { SiteFiles } from '../site-files.ts';
import { rasterise, svgDataUrl } from './rasterise.ts';

/**
 * Renders the logo as icons. Returns them by file name: icon-32.png and, on a background colour,
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
    ['icon-32.png', await rasterise(inSquare('0 0 64 64', drawing), 32)],
    ['apple-touch-icon.png', await rasterise(onBackground, 180)],
    ['icon-192.png', await rasterise(onBackground, 192)],
    ['icon-512.png', await rasterise(onBackground, 512)],
  ]);
}

function inSquare(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="64" height="64">${content}</svg>`;
}
