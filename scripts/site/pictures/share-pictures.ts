import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addressLine } from '../../../src/lib/address.ts';
import { sharePicturePath } from '../../../src/lib/share-picture.ts';
import type { Model } from '../../content/model.ts';
import type { SiteFiles } from '../site-files.ts';
import { readTokenColours } from '../token-colour.ts';
import { drawSharePicture } from './share-picture.ts';

/** The picture for pages that show none of their own. */
const usualScene = 'hero';

/**
 * The share picture of every page.
 * @param root the project's folder
 * @param contentRoot the folder that holds content/
 */
export async function sharePictures(
  { site, pages, pictures }: Model,
  root: string,
  contentRoot: string,
): Promise<SiteFiles> {
  const font = await readFile(path.join(root, 'src/styles/fonts/fraunces.ttf'));
  const logo = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
  const { tagline, address } = site.business;
  const token = await readTokenColours(root);
  const colour = (name: string) => token(name).light;

  /** A page's scene as SVG; photographs cannot be drawn and give way to the usual scene. */
  const sceneOf = async (name = usualScene) => {
    const named = pictures[name]?.path;
    const file = named?.endsWith('.svg') ? named : pictures[usualScene]?.path;
    return file
      ? readFile(path.join(contentRoot, file), 'utf8')
      : '<svg xmlns="http://www.w3.org/2000/svg"/>';
  };
  const files: SiteFiles = new Map();
  for (const { id, data, references } of pages) {
    const scene = await sceneOf(references.pictures[0]?.name);
    const text = { title: data.title, tagline, address: addressLine(address) };
    files.set(
      sharePicturePath(id).slice(1),
      await drawSharePicture({ ...text, logo, scene, font, colour }),
    );
  }
  return files;
}
