import { joinPath } from '../../content-types/paths.ts';
import { startOfFile } from '../../diagnostics/diagnostic.ts';
import { logoFile, defaultPicture } from '../../read/files/pictures.ts';
import { pictureId } from '../../read/files/picture-names.ts';
import { referencesIn } from '../../read/resolve/segments.ts';
import type { Rule } from './rule.ts';
import { asFolder, say } from '../../../site/fields/say.ts';

export const unusedPicture: Rule = {
  id: 'unused-picture',
  level: 'warning',
  scope: 'site',
  summary: 'A page, an entry or the layout shows each picture.',
  check({ files, pictureFiles }) {
    const references = files.flatMap((file) => referencesIn(file, 'picture'));
    const used = new Set(references.map(({ name }) => name)).add(defaultPicture);
    const message = say`Use this picture on a page, or delete the file. Nothing shows it.`;
    return pictureFiles
      .filter((file) => file !== logoFile && !used.has(pictureId(file)))
      .map((file) => ({ path: `content/pictures/${file}`, ...startOfFile, message }));
  },
};

export const emptyCollection: Rule = {
  id: 'empty-collection',
  level: 'error',
  scope: 'page',
  summary: 'A collection that a page shows has files.',
  check({ textFile, body }, { mergedFiles }) {
    const folders = new Set(mergedFiles.map((file) => file.textFile.folder));
    const empty = (body?.collections ?? []).filter(({ name }) => !folders.has(name));
    return empty.map(({ name, ...position }) => {
      const folder = asFolder(joinPath('content', textFile.language ?? '', name));
      const message = say`${{ folder }} has no files. There is nothing to show here.`;
      return { ...position, message };
    });
  },
};
