import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { addressLine } from '../../../src/site/lib/address.ts';
import { openGraphImagePath } from '../../../src/site/lib/open-graph-image.ts';
import type { Model, PageModel } from '../../../src/compiler/model.ts';
import type { SiteFiles } from '../site-files.ts';
import { palette } from '../../../src/compiler/palette.ts';
import { pixelLimit } from '../../../src/compiler/files/photos.ts';
import {
  defaultPicture,
  isPhoto,
  logoOf,
  type Pictures,
} from '../../../src/compiler/files/pictures.ts';
import { svgDataUrl } from './rasterise.ts';
import { renderOpenGraphImage } from './render-open-graph-image.ts';

/** Fonts for characters that the display font lacks (SIL Open Font License). */
const fontsByScript: readonly [RegExp, string][] = [
  [
    /\p{Script=Devanagari}/u,
    '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff',
  ],
];

/**
 * Returns the Open Graph images of all pages of a language.
 * @param root the project's folder
 * @param contentRoot the folder that contains content/
 */
export async function openGraphImages(
  { basename, site, pages, pictures }: Model,
  root: string,
  contentRoot: string,
): Promise<SiteFiles> {
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
  const files: SiteFiles = new Map();
  for (const { id, data, body } of pages) {
    const pictureFile = pictureOf(body.pictures, pictures)?.path;
    const pagePicture = pictureFile && (await dataUrl(path.join(contentRoot, pictureFile)));
    const image = await renderOpenGraphImage({ ...shared, title: data.title, pagePicture });
    const fileName = openGraphImagePath(basename, id).replace('/', '');
    files.set(fileName, image);
  }
  return files;
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
