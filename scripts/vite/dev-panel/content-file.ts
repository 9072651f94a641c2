import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../refusal.ts';

/**
 * The path of a content file that a page names, there or still to be written.
 * @param root the folder that holds content/
 * @param name `content/faq/delivery.mdx`
 * @throws Refusal for everything else, such as a way out of content/ or a link
 */
export function contentFile(root: string, name: string): string {
  const refusal = new Refusal(`Only files of content/ can be changed here, and "${name}" is none.`);
  if (!/^content\/[a-z0-9-]+\/[a-z0-9-]+\.mdx$/.test(name)) throw refusal;
  const file = path.join(realpathSync(path.join(root, 'content')), name.slice('content/'.length));
  const folder = path.dirname(file);
  if (!isFolder(folder) || realpathSync(folder) !== folder) throw refusal;
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) throw refusal;
  return file;
}

function isFolder(name: string): boolean {
  return lstatSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}
