import type { z } from 'zod';
import { pages } from '../../src/collections/pages/schema.ts';
import { collections } from '../../src/collections/schemas.ts';
import { optionalSingletons } from '../../src/singletons/schemas.ts';
import { pagesFolder, singletonFolder } from '../content/content-types.ts';

/** Something that staff can make a file of. */
export interface NewKind {
  /** What it is called on the command line, in the singular. */
  word: string;
  /** One sentence that says what it is. */
  description: string;
  frontMatter: z.ZodObject;
  body: 'required' | 'none';
  /** The folder of content/ that its file goes into. */
  folder: string;
  /** The file's name where there can be only one of it. */
  id?: string;
}

/** All that can be made: a page, an entry of each collection, and the files that may be left out. */
export const newKinds: readonly NewKind[] = [
  { word: singular(pagesFolder), folder: pagesFolder, ...pages },
  ...Object.entries(collections).map(([folder, definition]) => ({
    word: singular(folder),
    folder,
    ...definition,
  })),
  ...Object.entries(optionalSingletons).map(([id, frontMatter]) => ({
    word: id,
    folder: singletonFolder,
    id,
    frontMatter,
    description: frontMatter.description ?? '',
    body: 'none' as const,
  })),
];

/** The kind that a word of the command line names, in the singular or as its folder is called. */
export function kindNamed(word: string): NewKind | undefined {
  const wanted = word.toLowerCase();
  return newKinds.find((kind) => kind.word === wanted || (!kind.id && kind.folder === wanted));
}

function singular(folder: string): string {
  return folder.replace(/ies$/, 'y').replace(/s$/, '');
}
