import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../content/content-types/content-types.ts';
import { locationOf } from '../../content/content-types/languages.ts';
import { UserError } from '../../user-error.ts';

/**
 * Returns the path of a content file that exists or can be created.
 * @param root the folder that holds content/
 * @param name `content/faq/delivery.mdx`
 * @throws UserError for everything else, such as a path outside of content/ or a symbolic link
 */
export function contentFile(root: string, name: string): string {
  const refusal = new UserError(`"${name}" is not a file of content/ that can be changed here.`);
  const [, known = '', id = ''] = /^content\/(.+)\/([a-z0-9-]+\.mdx)$/.exec(name) ?? [];
  if (!foldersOf(locationOf(`${known}/${id}`).language).includes(known)) throw refusal;
  let file = realpathSync(path.join(root, 'content'));
  for (const step of known.split('/')) {
    file = path.join(file, step);
    if (kindOf(file)?.isDirectory() === false) throw refusal;
  }
  file = path.join(file, id);
  if (kindOf(file)?.isFile() === false) throw refusal;
  return file;
}

/** Returns the path of a content file or of a picture. @throws UserError for everything else */
export function fileOfContent(root: string, name: string): string {
  const [, picture] = /^content\/pictures\/([^/\\\0]+)$/.exec(name) ?? [];
  if (picture === undefined) return contentFile(root, name);
  const file = path.join(realpathSync(path.join(root, 'content')), 'pictures', picture);
  const isUsable = kindOf(path.dirname(file))?.isDirectory() && kindOf(file)?.isFile() !== false;
  if (isUsable && !picture.startsWith('.')) return file;
  throw new UserError(`"${name}" is not a picture that can be changed here.`);
}

/** Returns the status of a path without following links; undefined if nothing exists there. */
function kindOf(file: string) {
  return lstatSync(file, { throwIfNoEntry: false });
}
