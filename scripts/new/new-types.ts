import { folderTypes, singletonTypes, type ContentType } from '../content/content-types.ts';

/** All that can be made: a page, an entry of each collection, and the files that may be left out. */
export const newTypes: readonly ContentType[] = [
  ...folderTypes,
  ...singletonTypes.filter(({ optional }) => optional),
];

/** What a type is called on the command line, in the singular. */
export function wordFor({ id, folder }: ContentType): string {
  return id ?? folder.replace(/ies$/, 'y').replace(/s$/, '');
}

/** The type that a word of the command line names, in the singular or as its folder is called. */
export function typeNamed(word: string): ContentType | undefined {
  const wanted = word.toLowerCase();
  return newTypes.find((type) => wordFor(type) === wanted || (!type.id && type.folder === wanted));
}
