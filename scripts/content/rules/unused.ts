import { join } from 'node:path/posix';
import { collections } from '../../../src/collections/schemas.ts';
import { startOfFile } from '../diagnostics/diagnostic.ts';
import { logoFile, usualScene } from '../read/pictures.ts';
import { pictureId } from '../read/read-content.ts';
import { atName, siteFile } from '../resolve/content-file.ts';
import { referencesIn } from '../text/words.ts';
import type { Rule } from './rule.ts';

export const unusedPicture: Rule = {
  id: 'unused-picture',
  level: 'warning',
  scope: 'site',
  summary: 'A page, an entry or the layout shows each picture.',
  check({ files, pictureFiles }) {
    const named = new Set([
      usualScene,
      ...files.flatMap((file) => referencesIn(file, 'picture').map(({ name }) => name)),
    ]);
    return pictureFiles
      .filter((file) => file !== logoFile && !named.has(pictureId(file)))
      .map((file) => ({
        path: `content/pictures/${file}`,
        ...startOfFile,
        message: 'nothing shows this picture; name it where it belongs, or remove the file',
      }));
  },
};

/** Facts that structured data names, whether or not text does. */
const inStructuredData = ['payment', 'delivery_area'];

export const unusedFact: Rule = {
  id: 'unused-fact',
  level: 'warning',
  scope: 'site',
  summary: 'Text names each fact of the list in business.mdx.',
  check({ files }) {
    const business = siteFile(files, 'business');
    if (!business) return [];
    const facts = (business.data?.facts ?? {}) as Record<string, string>;
    const used = new Set([
      ...inStructuredData,
      ...files.flatMap((file) => referencesIn(file, 'fact').map(({ name }) => name)),
    ]);
    return Object.keys(facts)
      .filter((name) => !used.has(name))
      .map((name) => ({
        ...atName(business, ['facts', name]),
        message: `this fact is not used; write {${name}} where you need it, or remove the line`,
      }));
  },
};

export const unusedEntry: Rule = {
  id: 'unused-entry',
  level: 'warning',
  scope: 'site',
  summary: 'A page shows each entry.',
  check({ files }) {
    const shown = new Set(
      files.flatMap(({ body }) => body?.collections.map(({ name }) => name) ?? []),
    );
    return files
      .map(({ source }) => source)
      .filter(
        ({ language, folder }) =>
          !language && Object.hasOwn(collections, folder) && !shown.has(folder),
      )
      .map(({ folder, path }) => ({
        path,
        ...startOfFile,
        message: `no page shows this entry; write <Collection of="${folder}" /> on one`,
      }));
  },
};

export const emptyCollection: Rule = {
  id: 'empty-collection',
  level: 'error',
  scope: 'page',
  summary: 'A collection that a page shows has files.',
  check({ source: { language = '' }, body }, { complete }) {
    const folders = new Set(complete.map(({ source }) => source.folder));
    return (body?.collections ?? [])
      .filter(({ name }) => !folders.has(name))
      .map(({ name, line, column }) => ({
        line,
        column,
        message: `${join('content', language, name)} has no files, so there is nothing to show here`,
      }));
  },
};

export const hiddenCollection: Rule = {
  id: 'hidden-collection',
  level: 'warning',
  scope: 'site',
  summary: 'A collection that a page shows has an entry that is not a draft.',
  check({ languages, published }) {
    const paths = new Set(published.map(({ source }) => source.path));
    return languages.flatMap(({ complete }) => {
      const visible = complete.filter(({ source }) => paths.has(source.path));
      const folders = new Set(visible.map(({ source }) => source.folder));
      return visible.flatMap(({ source: { path }, body }) =>
        (body?.collections ?? [])
          .filter(({ name }) => !folders.has(name))
          .map(({ name, line, column }) => ({
            path,
            line,
            column,
            message: `all files of content/${name} are drafts, so visitors see nothing here`,
          })),
      );
    });
  },
};
