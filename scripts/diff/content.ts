import type { ContentFile } from '../content/validate/examine-file.ts';
import type { Facts } from '../content/facts.ts';
import { singletonFolder } from '../content/kinds.ts';
import { visitLeaves } from '../content/validate/leaves.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';

/** Content as far as it can be read: what the words of the site are taken from. */
export interface Content {
  files: readonly ContentFile[];
  facts: Facts;
}

/** The files of a folder in the order in which they show. */
export function filesIn({ files }: Content, folder: string): ContentFile[] {
  return files
    .filter(({ source }) => source.folder === folder)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The place that an entry asks for, or that a page's link does; pages without one come last. */
function orderOf({ data }: ContentFile): number {
  const { order, navigation } = { ...data } as { order?: number; navigation?: { order: number } };
  return order ?? navigation?.order ?? Number.MAX_SAFE_INTEGER;
}

/** What a file of content/site says; undefined where it cannot be read or there is none. */
export function siteData<Name extends keyof Singletons>(content: Content, name: Name) {
  return siteFile(content, name)?.data as Singletons[Name] | undefined;
}

/** The words of a file of content/site. */
export function siteWords(content: Content, name: keyof Singletons): string[] {
  const file = siteFile(content, name);
  return file ? copyOf(file) : [];
}

/** The words that visitors read in a file's front matter. */
export function copyOf({ kind, data }: ContentFile): string[] {
  const words: string[] = [];
  if (!kind || !data) return words;
  visitLeaves(kind.frontMatter, data, (value, meta) => {
    if (meta?.copy) words.push(String(value));
  });
  return words;
}

function siteFile(content: Content, name: string): ContentFile | undefined {
  return filesIn(content, singletonFolder).find(({ source }) => source.id === name);
}
