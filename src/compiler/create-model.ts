import { collections } from '../site/collections/collection-schemas.ts';
import type { Visibility } from '../site/collections/visibility.ts';
import type { Singletons } from '../site/singletons/singleton-schemas.ts';
import { pagesFolder, routeOf, singletonFolder } from './content-types/content-types.ts';
import type { BodyModel, CollectionModels, EntryModel, Model, PageModel } from './model.ts';
import type { ContentFile } from './read/resolve/content-file.ts';
import type { OldAddress } from './read/resolve/old-addresses.ts';
import type { MergedFile } from './translate/translate.ts';
import { referencesIn } from './read/resolve/segments.ts';
import type { Facts } from './read/facts/facts.ts';

/**
 * Creates the model of one language.
 * @param files valid files; translations are merged with their originals
 * @param translation the language tag; undefined for the default language
 * @param oldAddresses the addresses that pages and entries had before
 */
export function createModel(
  files: readonly MergedFile[],
  facts: Facts,
  pictures: Model['pictures'],
  translation?: string,
  oldAddresses: readonly OldAddress[] = [],
): Model {
  const entryModel = (file: MergedFile) => {
    const entry = createEntry(file);
    // An old address of a draft leads to the file that replaces the draft.
    const was = oldAddresses
      .filter(({ target }) => target && isSameName(target, file))
      .map(({ address }) => address);
    return was.length > 0 ? { ...entry, data: { ...entry.data, was } } : entry;
  };
  const filesIn = (folder: string) => files.filter(({ textFile }) => textFile.folder === folder);
  const singletons = filesIn(singletonFolder).map(({ textFile, data }) => [textFile.id, data]);
  const site = Object.fromEntries(singletons) as Singletons;
  const entries = Object.keys(collections).map((name) => [
    name,
    filesIn(name).map(entryModel).toSorted(byOrder),
  ]);
  const language = translation ? { ...site.language, code: translation } : site.language;
  return {
    basename: translation ? `/${translation}` : '',
    site: { ...site, language },
    facts,
    pages: filesIn(pagesFolder)
      .map((page) => ({ ...entryModel(page), route: routeOf(page.textFile.id) }) as PageModel)
      .toSorted((a, b) => linkOrder(a) - linkOrder(b)),
    collections: Object.fromEntries(entries) as CollectionModels,
    pictures,
    translations: [],
  };
}

function isSameName(a: ContentFile, b: ContentFile): boolean {
  return a.textFile.folder === b.textFile.folder && a.textFile.id === b.textFile.id;
}

function createEntry(file: MergedFile): EntryModel {
  const { textFile, segments, inherited = [] } = file;
  const pictureReferences = referencesIn({ segments: [...inherited, ...segments] }, 'picture');
  const {
    draft,
    from,
    until,
    only: _,
    was: __,
    ...data
  } = (file.data ?? {}) as Visibility & {
    was?: readonly string[];
  };
  const pictures = [...new Set(pictureReferences.map(({ name }) => name))];
  const { id, path } = textFile;
  return { id, path, draft, from, until, data, body: bodyModel(file), pictures };
}

function bodyModel({ body, segments }: MergedFile): BodyModel | undefined {
  if (!body) return undefined;
  const { incomplete: _, ...outline } = body;
  const bodySegments = segments.filter(({ path }) => path === undefined);
  return { ...outline, pictures: referencesIn({ segments: bodySegments }, 'picture') };
}

function byOrder(a: EntryModel, b: EntryModel): number {
  return Number(a.data.order) - Number(b.data.order);
}

function linkOrder({ data }: PageModel): number {
  return data.navigation?.order ?? Number.MAX_SAFE_INTEGER;
}
