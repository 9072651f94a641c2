import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../../src/compiler/content-types/content-types.ts';
import { locationOf } from '../../../src/compiler/content-types/file-location.ts';
import { UserError } from '../../user-error.ts';

/**
 * Returns the absolute path of a text file or picture in content/ that exists or can be created.
 * @param root the folder that holds content/
 * @param name `content/faq/delivery.mdx`
 * @throws UserError for any other path, such as a path outside of content/ or a symbolic link
 */
export function changeableFile(root: string, name: string): string {
  const error = new UserError(`"${name}" is not a file of content/ that can be changed here.`);
  const [, folder = '', fileName = ''] = /^content\/(.+)\/([^/\\\0]+)$/.exec(name) ?? [];
  const isTextFolder = foldersOf(locationOf(`${folder}/${fileName}`).language).includes(folder);
  const isText = isTextFolder && /^[a-z0-9-]+\.mdx$/.test(fileName);
  const isPicture = folder === 'pictures' && !fileName.startsWith('.');
  if (!isText && !isPicture) throw error;
  let parent = realpathSync(path.join(root, 'content'));
  for (const folderName of folder.split('/')) {
    parent = path.join(parent, folderName);
    // `lstat` does not follow symbolic links, so that links count as neither folders nor files.
    if (lstatSync(parent, { throwIfNoEntry: false })?.isDirectory() === false) throw error;
  }
  const file = path.join(parent, fileName);
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) throw error;
  return file;
}
