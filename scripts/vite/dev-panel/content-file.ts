import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../content/content-types/content-types.ts';
import { locationOf } from '../../content/content-types/languages.ts';
import { UserError } from '../../user-error.ts';

/**
 * Returns the path of a text or a picture of content/ that exists or can be created.
 * @param root the folder that holds content/
 * @param name `content/faq/delivery.mdx`
 * @throws UserError for any other path, such as a path outside of content/ or a symbolic link
 */
export function contentFile(root: string, name: string): string {
  const error = new UserError(`"${name}" is not a file of content/ that can be changed here.`);
  const [, folder = '', id = ''] = /^content\/(.+)\/([^/\\\0]+)$/.exec(name) ?? [];
  const isText = foldersOf(locationOf(`${folder}/${id}`).language).includes(folder);
  const isPicture = folder === 'pictures' && !id.startsWith('.');
  if (!isPicture && !(isText && /^[a-z0-9-]+\.mdx$/.test(id))) throw error;
  let file = realpathSync(path.join(root, 'content'));
  for (const folderName of folder.split('/')) {
    file = path.join(file, folderName);
    if (statusOf(file)?.isDirectory() === false) throw error;
  }
  file = path.join(file, id);
  if (statusOf(file)?.isFile() === false) throw error;
  return file;
}

/** Returns the status of a path without following links; undefined if nothing exists there. */
function statusOf(file: string) {
  return lstatSync(file, { throwIfNoEntry: false });
}
