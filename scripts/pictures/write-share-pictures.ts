import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharePicturePath } from '../../src/content/share-picture.ts';
import { addressLine } from '../../src/links/address.ts';
import type { Model } from '../content/model.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { drawSharePicture, type SharePicture } from './share-picture.ts';

interface SharePicturesOptions {
  /** The project's folder. */
  root: string;
  /** The folder of the built site. */
  output: string;
  model: Model;
  /** Keeps pictures that are drawn. */
  shelf: Shelf;
}

/** The picture for pages that show none of their own. */
const usualScene = 'hero';

/** Writes the share picture of every page; each is drawn once, also for later builds. */
export async function writeSharePictures({ root, output, model, shelf }: SharePicturesOptions) {
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
    const png = await shelf.keptOrMade(`${digestOf(picture, style)}.png`, () =>
      drawSharePicture(picture),
    );
    await writeFile(file, png);
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

/** Names what stands in a picture and all that decides how it is drawn. */
function digestOf({ font, ...words }: SharePicture, style: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).update(font).update(style);
  return hash.digest('hex');
}
