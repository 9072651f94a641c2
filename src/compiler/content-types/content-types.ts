import type { z } from 'zod';
import { pages } from '../../site/collections/pages/schema.ts';
import type { CollectionDefinition } from '../../site/collections/collection-definition.ts';
import { collections, type CollectionName } from '../../site/collections/collection-schemas.ts';
import { withDraft, withVisibility } from '../../site/collections/visibility.ts';
import { optionalSingletons, singletons } from '../../site/singletons/singleton-schemas.ts';
import { tags } from '../../site/tags/tag-schemas.ts';
import type { FileLocation } from './file-location.ts';
import { languageFields, translationSchema } from './translation-schema.ts';

/** The type of a content file, defined by its path in content/. */
export interface ContentType {
  /** `faq` for a folder, `site/map` for a single file. A translation's type begins with `*`. */
  name: string;
  folder: string;
  /** The file name without extension, if the type has a single file. */
  id?: string;
  /** One sentence for the people who write such files. */
  description: string;
  frontMatter: z.ZodObject;
  body: 'required' | 'none';
  tags: readonly string[];
  /** The field that names an entry. The default is `title`. */
  nameField?: string;
  /** True if the site works without this file. */
  optional?: boolean;
  /** True for a translation whose fields are all optional. Their default is the original's value. */
  isPartial?: boolean;
  /** The type of the original, if this is the type of a translation. */
  original?: ContentType;
}

export const singletonFolder = 'site';
export const pagesFolder = 'pages';

/** The types that are folders of files, pages first. */
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

/** The types that are single files: the files of content/site. */
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

const originalTypes = [...folderTypes, ...singletonTypes];

/** The translation's type for each type with text. The theme, for example, has no text. */
const translationTypes = new Map<ContentType, ContentType>();
for (const original of originalTypes) {
  // Most facts of the shop are the same in all languages.
  const isPartial = original.id === 'business';
  const textFields = translationSchema(original.frontMatter, isPartial);
  const frontMatter =
    original.id === 'language' ? textFields?.extend(languageFields.shape) : textFields;
  const name = `*/${original.name}`;
  const translation = { ...original, name, isPartial, original };
  if (frontMatter) translationTypes.set(original, { ...translation, frontMatter });
}

const folders = [...new Set(originalTypes.map(({ folder }) => folder))];

/** Returns the folders that content/ may have for a language, except pictures. */
export function foldersOf(language: string | undefined): readonly string[] {
  return language === undefined ? folders : folders.map((folder) => `${language}/${folder}`);
}

/** Returns the type of a file; undefined if the site does not use it. */
export function contentTypeOf({ language, ...file }: FileLocation): ContentType | undefined {
  const type = originalTypes.find(
    ({ folder, id }) => folder === file.folder && (id === undefined || id === file.id),
  );
  return type && language !== undefined ? translationTypes.get(type) : type;
}

/** Returns true for the files of any language that define facts. */
export function definesFacts(file: FileLocation): boolean {
  return isBusinessText(file) || (file.folder === singletonFolder && file.id === 'calendar');
}

/** Returns true for content/site/business.mdx, the business file of the default language. */
export function isBusiness(file: FileLocation): boolean {
  return file.language === undefined && isBusinessText(file);
}

/** Returns true for the business file of any language. */
export function isBusinessText({ folder, id }: Pick<FileLocation, 'folder' | 'id'>): boolean {
  return folder === singletonFolder && id === 'business';
}

/** Returns true if a language without a translation of this file uses the original. */
export function isShared(original: FileLocation): boolean {
  return isBusiness(original) || !isTranslatable(original);
}

/** Returns true if a file of the default language contains text to translate. */
export function isTranslatable(original: FileLocation): boolean {
  const type = contentTypeOf(original);
  return type !== undefined && translationTypes.has(type);
}

/** Returns true if links can lead to the entries of a folder. */
export function hasAnchors(folder: string): boolean {
  const definition: CollectionDefinition | undefined = collections[folder as CollectionName];
  return definition?.anchors === true;
}

/** Returns the path of a page, such as `/about` for about.mdx; undefined for the 404 page. */
export function routeOf(pageId: string): string | undefined {
  if (pageId === 'not-found') return undefined;
  return pageId === 'home' ? '/' : `/${pageId}`;
}
