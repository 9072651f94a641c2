import { collections } from '../../../src/collections/schemas.ts';
import type { ContentFile } from '../validate/examine-file.ts';
import { singletonFolder } from '../kinds.ts';
import type { Mention } from './mention.ts';
import { pictureId } from '../read/pictures.ts';
import { fileStart, type Problem } from '../diagnostics/diagnostic.ts';

/**
 * Pictures that no page, entry or part of the frame names.
 * @param pictures file names in content/pictures
 */
export function unusedPictures(files: readonly Mention[], pictures: readonly string[]): Problem[] {
  const named = new Set(
    files.flatMap((file) =>
      [...file.pictures, ...(file.inventory?.pictures ?? [])].map(({ name }) => name),
    ),
  );
  return pictures
    .filter((file) => !named.has(pictureId(file)))
    .map((file) => ({
      path: `content/pictures/${file}`,
      ...fileStart,
      message: 'nothing shows this picture; name it where it belongs, or remove the file',
    }));
}

/** Facts below `facts:` in business.mdx that no words say. */
export function unusedFacts(files: readonly ContentFile[]): Problem[] {
  const business = files.find(
    ({ source }) => source.folder === singletonFolder && source.id === 'business',
  );
  const facts = (business?.data?.facts ?? {}) as Record<string, string>;
  const said = new Set(
    files.flatMap(({ source }) =>
      [...source.text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name]) => name),
    ),
  );
  return Object.keys(facts)
    .filter((name) => !said.has(name))
    .map((name) => ({
      path: business?.source.path ?? '',
      ...(business?.frontMatter.placeOfKey(['facts', name]) ?? fileStart),
      message: `nothing says this fact; write {${name}} where it belongs, or remove the line`,
    }));
}

/** Entries of collections that no page shows. */
export function unusedEntries(files: readonly Mention[]): Problem[] {
  const shown = new Set(
    files.flatMap(({ inventory }) => inventory?.collections.map(({ name }) => name) ?? []),
  );
  return files
    .filter(({ folder }) => Object.hasOwn(collections, folder) && !shown.has(folder))
    .map(({ folder, path }) => ({
      path,
      ...fileStart,
      message: `no page shows this; write <Collection of="${folder}" /> on one`,
    }));
}
