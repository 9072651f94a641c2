import type { z } from 'zod';
import { pages } from '../../../src/collections/pages/schema.ts';
import { collections } from '../../../src/collections/schemas.ts';
import { withDraft, withVisibility } from '../../../src/collections/visibility.ts';
import { optionalSingletons, singletons } from '../../../src/singletons/schemas.ts';
import { tags } from '../../../src/tags/schemas.ts';
import type { FileLocation } from './languages.ts';
import { translationSchema } from './translation-schema.ts';

/** The type of a content file, defined by its path in content/. */
export interface ContentType {
  /**
   * The folder, or for a single file the path without extension; `*` is any language: `faq`,
   * `site/map`.
   */
  name: string;
  folder: string;
  /** The file name without extension, if the type has a single file. */
  id?: string;
  /** One sentence for the people who write it. */
  description: string;
  frontMatter: z.ZodObject;
  body: 'required' | 'none';
  /** The tags that its body may hold. */
  tags: readonly string[];
  /** True if the site works without such a file. */
  optional?: boolean;
  /** True if fields are optional and default to the original's. */
  isPartial?: boolean;
  /** The type that it translates. */
  original?: ContentType;
}

export const singletonFolder = 'site';
export const pagesFolder = 'pages';

/** The folders whose files are all of one type, pages first. */
export const folderTypes: readonly ContentType[] = [
  {
    name: pagesFolder,
    folder: pagesFolder,
    tags: Object.keys(tags),
    ...pages,
    frontMatter: withDraft(pages.frontMatter),
  },
  ...Object.entries(collections).map(([folder, definition]) => ({
    name: folder,
    folder,
    tags: [],
    ...definition,
    frontMatter: withVisibility(definition.frontMatter),
  })),
];

/** The files of content/site, each a type of its own. */
export const singletonTypes: readonly ContentType[] = Object.entries({
  ...singletons,
  ...optionalSingletons,
}).map(([id, frontMatter]) => ({
  name: `${singletonFolder}/${id}`,
  folder: singletonFolder,
  id,
  description: frontMatter.description ?? '',
  frontMatter,
  body: 'none',
  tags: [],
  optional: Object.hasOwn(optionalSingletons, id),
}));

const originals = [...folderTypes, ...singletonTypes];

/**
 * The translations of each type, limited to text. A type without text, such as the colours, has
 * none.
 */
const translations = new Map(
  originals.flatMap((original): [ContentType, ContentType][] => {
    const { name, id } = original;
    // Most facts of the shop are the same in all languages.
    const isPartial = id === 'business';
    const frontMatter = translationSchema(original.frontMatter, isPartial);
    if (!frontMatter) return [];
    return [[original, { ...original, name: `*/${name}`, frontMatter, isPartial, original }]];
  }),
);

/** The types whose files have fields but no body. */
export const frontMatterOnly = [...originals, ...translations.values()].filter(
  ({ body }) => body === 'none',
);

const folders = [...new Set(originals.map(({ folder }) => folder))];

/** The folders that content/ may have, pictures aside, in the site's own language or another. */
export function foldersOf(language: string | undefined): readonly string[] {
  return language === undefined ? folders : folders.map((one) => `${language}/${one}`);
}

/** The type of a file; undefined for a file of content/site that nothing reads. */
export function contentTypeOf({ language, ...file }: FileLocation): ContentType | undefined {
  const type = originals.find(
    ({ folder, id = file.id }) => folder === file.folder && id === file.id,
  );
  return type && language !== undefined ? translations.get(type) : type;
}

/** Returns true if facts are defined in the file. */
export function definesFacts({ folder, id }: FileLocation): boolean {
  return folder === singletonFolder && (id === 'business' || id === 'calendar');
}

/** Returns true for the business file of the default language. */
export function isBusiness({ language, folder, id }: FileLocation): boolean {
  return language === undefined && folder === singletonFolder && id === 'business';
}

/**
 * Returns true if languages without this file use the original: most facts and the colours are the
 * same.
 */
export function isShared(original: FileLocation): boolean {
  return isBusiness(original) || !isTranslatable(original);
}

/** Returns true if a file of the default language contains text to translate. */
export function isTranslatable(original: FileLocation): boolean {
  const type = contentTypeOf(original);
  return type !== undefined && translations.has(type);
}

/** The files of a type, from the project's folder: `content/faq/*.mdx`. */
export function filesOf({ name, id }: ContentType): string {
  return id === undefined ? `content/${name}/*.mdx` : `content/${name}.mdx`;
}

/** Returns the path of a page: its file name. The 404 page has none. */
export function routeOf(pageId: string): string | undefined {
  if (pageId === 'not-found') return undefined;
  return pageId === 'home' ? '/' : `/${pageId}`;
}
