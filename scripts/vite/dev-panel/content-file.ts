import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../../content/content-types.ts';
import { Refusal } from '../../refusal.ts';

/**
 * The path of a content file that a page names, there or still to be written.
 * @param root the folder that holds content/
 * @param name `content/faq/delivery.mdx`
 * @throws Refusal for everything else, such as a way out of content/ or a link
 */
export function contentFile(root: string, name: string): string {
  const refusal = new Refusal(`Only files of content/ can be changed here, and "${name}" is none.`);
  const [, known = '', id = ''] = /^content\/(.+)\/([a-z0-9-]+\.mdx)$/.exec(name) ?? [];
  if (!folders.includes(known)) throw refusal;
  const folder = path.join(realpathSync(path.join(root, 'content')), known);
  const file = path.join(folder, id);
  if (!isFolder(folder) || realpathSync(folder) !== folder) throw refusal;
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) throw refusal;
  return file;
}

function isFolder(name: string): boolean {
  return lstatSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}
