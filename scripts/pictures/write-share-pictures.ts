import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharePicturePath } from '../../src/content/share-picture.ts';
import { addressLine } from '../../src/links/address.ts';
import type { Model } from '../content/model.ts';
import { drawSharePicture, type SharePicture } from './share-picture.ts';

interface SharePicturesOptions {
  root: string;
  output: string;
  model: Model;
}

/** The picture for pages that show none of their own. */
const usualScene = 'hero';

/**
 * Writes the share picture of every page.
 * @param root the project's folder; pictures drawn before are kept in its .cache/
 * @param output the folder of the built site
 */
export async function writeSharePictures({ root, output, model }: SharePicturesOptions) {
  const font = await readFile(path.join(root, 'src/styles/fonts/fraunces.ttf'));
  const mark = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
  const style = await readFile(path.join(import.meta.dirname, 'share-picture.ts'));
  const { business } = model.site;

  for (const page of model.pages) {
    const picture: SharePicture = {
      title: page.data.title,
      tagline: business.tagline,
      address: addressLine(business.address),
      mark,
      scene: await sceneOf(root, model, page.inventory.pictures[0]?.name),
      font,
    };
    const file = path.join(output, sharePicturePath(page.id));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawnOnce(path.join(root, '.cache/share'), picture, style));
  }
}

/** The scene of a page as SVG; photographs cannot be drawn and give way to the usual scene. */
async function sceneOf(root: string, { pictures }: Model, name = usualScene): Promise<string> {
  const named = pictures[name]?.path;
  const file = named?.endsWith('.svg') ? named : pictures[usualScene]?.path;
  return file
    ? readFile(path.join(root, file), 'utf8')
    : '<svg xmlns="http://www.w3.org/2000/svg"/>';
}

/** The picture from the cache, or drawn and put there; the same content has the same name. */
async function drawnOnce(cache: string, picture: SharePicture, style: Buffer): Promise<Buffer> {
  const { font, ...words } = picture;
  const hash = createHash('sha256').update(JSON.stringify(words)).update(font).update(style);
  const key = hash.digest('hex');
  const file = path.join(cache, `${key}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await drawSharePicture(picture);
    await mkdir(cache, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}
