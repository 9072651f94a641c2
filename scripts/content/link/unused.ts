import { collections } from '../../../src/collections/schemas.ts';
import { atName, siteFile, type ContentFile } from '../validate/content-file.ts';
import { logoFile, usualScene } from '../read/pictures.ts';
import { pictureId } from '../read/read-content.ts';
import { referencesIn } from '../validate/words.ts';
import { startOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * Pictures that no page, entry or part of the layout names.
 * @param pictures file names in content/pictures
 */
export function unusedPictures(
  files: readonly ContentFile[],
  pictures: readonly string[],
): Diagnostic[] {
  const named = new Set([
    usualScene,
    ...files.flatMap((file) => referencesIn(file, 'picture').map(({ name }) => name)),
  ]);
  return pictures
    .filter((file) => file !== logoFile && !named.has(pictureId(file)))
    .map((file) => ({
      path: `content/pictures/${file}`,
      ...startOfFile,
      message: 'nothing shows this picture; name it where it belongs, or remove the file',
    }));
}

/** Facts that structured data names, whether or not words do. */
const toldToSearchEngines = ['payment', 'delivery_area'];

/** Facts below `facts:` in business.mdx that no words say. */
export function unusedFacts(files: readonly ContentFile[]): Diagnostic[] {
  const business = siteFile(files, 'business');
  if (!business) return [];
  const facts = (business.data?.facts ?? {}) as Record<string, string>;
  const said = new Set([
    ...toldToSearchEngines,
    ...files.flatMap((file) => referencesIn(file, 'fact').map(({ name }) => name)),
  ]);
  return Object.keys(facts)
    .filter((name) => !said.has(name))
    .map((name) => ({
      ...atName(business, ['facts', name]),
      message: `this fact is not used; write {${name}} where you need it, or remove the line`,
    }));
}

/** Where pages show a collection of which visitors see nothing, since all of its entries are drafts. */
export function onlyDrafts(published: readonly ContentFile[]): Diagnostic[] {
  const folders = new Set(published.map(({ source }) => source.folder));
  return published.flatMap(({ source: { path }, body }) =>
    (body?.collections ?? [])
      .filter(({ name }) => !folders.has(name))
      .map(({ name, line, column }) => ({
        path,
        line,
        column,
        message: `all files of content/${name} are drafts, so visitors see nothing here`,
      })),
  );
}

/** Entries of collections that no page shows. */
export function unusedEntries(files: readonly ContentFile[]): Diagnostic[] {
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
}
