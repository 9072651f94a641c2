import { bytesOf } from '../../../content/edit/exact-file.ts';
import { UserError } from '../../../user-error.ts';
import { contentFile } from '../content-file.ts';
import type { SaveAnswer } from '../protocol/edits.ts';
import { withTranslations } from '../surroundings.ts';
import type { Writer } from './writer.ts';

/** Removes an entry or a page with its translations. @param file any of these files */
export async function removeAll({ root, load, write }: Writer, file: string): Promise<SaveAnswer> {
  const bytes = bytesOf(contentFile(root, file));
  if (!bytes) throw new UserError(`${file} no longer exists.`);
  const { files } = await load();
  const changes = withTranslations(file, files).map((name) => ({
    file: name,
    before: bytesOf(contentFile(root, name)),
    after: undefined,
  }));
  return write(changes, { name: `${file}, removed`, text: '' });
}
