import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { addressLine } from '../../../src/lib/address.ts';
import { directionOf } from '../../../src/lib/direction.ts';
import { furtherFaces, sharePicturePath } from '../../../src/lib/share-picture.ts';
import type { Model } from '../../content/model.ts';
import type { SiteFiles } from '../site-files.ts';
import { palette } from '../palette.ts';
import { pixelLimit } from '../../content/read/photos.ts';
import { isPhoto, logoOf, usualScene } from '../../content/read/pictures.ts';
import { svgAddress } from './rasterise.ts';
import { drawSharePicture } from './share-picture.ts';

/**
 * Returns the Open Graph images of all pages of a language.
 * @param root the project's folder
 * @param contentRoot the folder that contains content/
 */
export async function sharePictures(
  { basename, site, pages, pictures }: Model,
  root: string,
  contentRoot: string,
): Promise<SiteFiles> {
  const logoFile = logoOf(pictures)?.path;
  const logo = logoFile && (await dataAddress(path.join(contentRoot, logoFile)));
  const { name, tagline } = site.business;
  const address = addressLine(site.business.address);
  const colours = palette(site.theme, 'day');

  const titles = pages.map(({ data }) => data.title);
  const written = [name, tagline, address, ...titles].join('');
  const further = furtherFaces.filter(([letters]) => letters.test(written));
  const { resolve } = createRequire(import.meta.url);
  const faces = [
    path.join(root, 'src/styles/fonts/fraunces.ttf'),
    ...further.map(([, face]) => resolve(face)),
  ];
  const fonts = await Promise.all(faces.map((file) => readFile(file)));

  const direction = directionOf(site.language.code);
  const shared = { name, tagline, address, logo, fonts, direction, colours };
  const files: SiteFiles = new Map();
  for (const { id, data, body } of pages) {
    const file = pictures[body.pictures[0]?.name ?? usualScene]?.path;
    const scene = file && (await dataAddress(path.join(contentRoot, file)));
    const picture = await drawSharePicture({ ...shared, title: data.title, scene });
    files.set(sharePicturePath(basename, id).slice(1), picture);
  }
  return files;
}

/**
 * Returns a picture as a `data:` URL: a drawing in day colours, a photo scaled to the shown size.
 */
async function dataAddress(file: string): Promise<string> {
  if (!isPhoto(file)) return svgAddress(await readFile(file, 'utf8'));
  const { default: sharp } = await import('sharp');
  const photo = sharp(file, { limitInputPixels: pixelLimit }).resize({ width: 1000 });
  const jpeg = await photo.flatten({ background: '#ffffff' }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
