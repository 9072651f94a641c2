import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { addressLine } from '../../../src/site/lib/address.ts';
import type { Model, PageModel } from '../../../src/compiler/model.ts';
import { openGraphFolder } from '../headers.ts';
import { palette } from '../../../src/compiler/derive/palette.ts';
import { pixelLimit } from '../../../src/compiler/read/files/photos.ts';
import {
  defaultPicture,
  isPhoto,
  logoOf,
  type Pictures,
} from '../../../src/compiler/read/files/pictures.ts';
import { svgDataUrl } from './rasterise.ts';
import { renderOpenGraphImage } from './render-open-graph-image.ts';

/** Fonts for characters that the display font lacks (SIL Open Font License). */
const fontsByScript: readonly [RegExp, string][] = [
  [
    /\p{Script=Devanagari}/u,
    '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff',
  ],
];

/** An Open Graph image and its file in the site: `share/ne/about-1a2b3c4d.png`. */
export interface OpenGraphImage {
  file: string;
  png: Buffer;
}

/**
 * Returns the Open Graph images of all pages of a language by page id. The name of a file contains a
 * hash of its bytes, because chat apps keep a picture as long as its URL stays the same.
 * @param root the project's folder
 * @param contentRoot the folder that contains content/
 */
export async function openGraphImages(
  { basename, site, pages, pictures }: Model,
  root: string,
  contentRoot: string,
): Promise<Map<string, OpenGraphImage>> {
  const logoFile = logoOf(pictures)?.path;
  const logo = logoFile && (await dataUrl(path.join(contentRoot, logoFile)));
  const { name, tagline } = site.business;
  const address = addressLine(site.business.address);
  const colours = palette(site.theme, 'day');

  const titles = pages.map(({ data }) => data.title);
  const allText = [name, tagline, address, ...titles].join('');
  const scriptFonts = fontsByScript.filter(([script]) => script.test(allText));
  const { resolve } = createRequire(import.meta.url);
  const fontFiles = [
    path.join(root, 'src/site/styles/fonts/fraunces.ttf'),
    ...scriptFonts.map(([, font]) => resolve(font)),
  ];
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file)));

  const shared = { name, tagline, address, logo, fonts, colours };
  const images = new Map<string, OpenGraphImage>();
  for (const { id, data, body } of pages) {
    const pictureFile = pictureOf(body.pictures, pictures)?.path;
    const pagePicture = pictureFile && (await dataUrl(path.join(contentRoot, pictureFile)));
    const png = await renderOpenGraphImage({ ...shared, title: data.title, pagePicture });
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
    images.set(id, { file: `${openGraphFolder}${basename}/${id}-${hash}.png`, png });
  }
  return images;
}

/** Returns the first picture of a page, or the default picture if the first one is a panorama. */
function pictureOf([reference]: PageModel['body']['pictures'], pictures: Pictures) {
  const first = pictures[reference?.name ?? defaultPicture];
  return first && first.width > 2 * first.height ? pictures[defaultPicture] : first;
}

/** Returns a picture as a `data:` URL: a drawing in day colours, or a photo 1000 pixels wide. */
async function dataUrl(file: string): Promise<string> {
  if (!isPhoto(file)) return svgDataUrl(await readFile(file, 'utf8'));
  const { default: sharp } = await import('sharp');
  const photo = sharp(file, { limitInputPixels: pixelLimit }).resize({ width: 1000 });
  const jpeg = await photo.flatten({ background: '#ffffff' }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
