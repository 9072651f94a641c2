import { collections } from '../../site/collections/schemas.ts';
import { joinPath } from '../content-types/paths.ts';
import { startOfFile } from '../diagnostics/diagnostic.ts';
import { logoFile, defaultPicture } from '../files/pictures.ts';
import { pictureId } from '../files/picture-names.ts';
import { atFieldName, siteFile, type ContentFile } from '../resolve/content-file.ts';
import { referencesIn, type SegmentReference } from '../text/segments.ts';
import type { Rule } from './rule.ts';

export const unusedPicture: Rule = {
  id: 'unused-picture',
  level: 'warning',
  scope: 'site',
  summary: 'A page, an entry or the layout shows each picture.',
  check({ files, pictureFiles }) {
    const used = namesIn(files, 'picture').add(defaultPicture);
    const message = 'Use this picture on a page, or delete the file. Nothing shows it.';
    return pictureFiles
      .filter((file) => file !== logoFile && !used.has(pictureId(file)))
      .map((file) => ({ path: `content/pictures/${file}`, ...startOfFile, message }));
  },
};

export const unusedFact: Rule = {
  id: 'unused-fact',
  level: 'warning',
  scope: 'site',
  summary: 'Text names each fact of the list in business.mdx.',
  check({ files }) {
    const business = siteFile(files, 'business');
    if (!business) return [];
    // Structured data uses these two facts.
    const used = namesIn(files, 'fact').add('payment').add('delivery_area');
    return Object.keys(business.data?.facts ?? {})
      .filter((name) => !used.has(name))
      .map((name) => ({
        ...atFieldName(business, ['facts', name]),
        message: `Write {${name}} where you need this fact, or delete the line. It is not used.`,
      }));
  },
};

export const unusedEntry: Rule = {
  id: 'unused-entry',
  level: 'warning',
  scope: 'site',
  summary: 'A page shows each entry.',
  check({ files }) {
    const used = new Set(files.flatMap(collectionsOn).map(({ name }) => name));
    return files.flatMap(({ source: { language, folder, path } }) => {
      const message = `Write <Collection of="${folder}" /> on a page. No page shows this entry.`;
      const isEntry = language === undefined && Object.hasOwn(collections, folder);
      return isEntry && !used.has(folder) ? [{ path, ...startOfFile, message }] : [];
    });
  },
};

export const emptyCollection: Rule = {
  id: 'empty-collection',
  level: 'error',
  scope: 'page',
  summary: 'A collection that a page shows has files.',
  check: (page, { mergedFiles }) =>
    findEmptyCollections(page, mergedFiles).map(({ folder, ...position }) => ({
      ...position,
      message: `${folder} has no files. There is nothing to show here.`,
    })),
};

export const hiddenCollection: Rule = {
  id: 'hidden-collection',
  level: 'warning',
  scope: 'site',
  summary: 'A collection that a page shows has an entry that is not a draft.',
  check({ languages, published }) {
    const paths = new Set(published.map(({ source }) => source.path));
    return languages.flatMap(({ mergedFiles }) => {
      const visible = mergedFiles.filter(({ source }) => paths.has(source.path));
      return visible.flatMap((file) =>
        findEmptyCollections(file, visible).map(({ folder, ...position }) => ({
          path: file.source.path,
          ...position,
          message: `All files of ${folder} are drafts. Visitors see nothing here.`,
        })),
      );
    });
  },
};

/** Returns the names of all facts, links or pictures in some files. */
function namesIn(files: readonly ContentFile[], kind: SegmentReference['kind']): Set<string> {
  return new Set(files.flatMap((file) => referencesIn(file, kind)).map(({ name }) => name));
}

function collectionsOn({ body }: ContentFile) {
  return body?.collections ?? [];
}

/** Returns the folders of the collections that a page shows although they have no files. */
function findEmptyCollections(page: ContentFile, files: readonly ContentFile[]) {
  const folders = new Set(files.map(({ source }) => source.folder));
  return collectionsOn(page)
    .filter(({ name }) => !folders.has(name))
    .map(({ name, ...position }) => ({
      folder: joinPath('content', page.source.language ?? '', name),
      ...position,
    }));
}
