import type { Root } from 'hast';
import { themeStyles } from '../../compiler/derive/palette.ts';
import { collectionsOn, picturesOn, sharedData } from '../../compiler/derive/shared-data.ts';
import { allLanguages, type EntryModel, type Model, type PageModel } from '../../compiler/model.ts';
import { isPhoto, logoOf, type PictureModel } from '../../compiler/read/files/pictures.ts';
import type { CollectionName } from '../../site/collections/collection-schemas.ts';
import type { PageContent, Site } from '../../site/model/content.ts';
import type { PictureSource } from '../../site/ui/Picture.tsx';
import { bodyNodes } from './body-nodes.ts';
import { markBody } from './mark-sources.ts';

/** Everything that the view shows, as JSON. */
export interface ViewData {
  /** The default language first. */
  languages: readonly LanguageData[];
  /** The style sheet of the theme. */
  theme: string;
}

/** A picture by its path in the project, with its size in pixels. */
type PictureData = Pick<PictureModel, 'path' | 'width' | 'height'>;

export interface LanguageData {
  site: Omit<Site, 'logo'>;
  logo: (PictureData & { source: string | undefined }) | undefined;
  collections: { [Name in CollectionName]: EntryData[] };
  pages: PageData[];
}

/** A file, ready to render. */
export interface EntryData extends Pick<EntryModel, 'id' | 'data' | 'draft' | 'from' | 'until'> {
  /** Its HTML nodes and tags; undefined for collections without bodies. */
  body: Root | undefined;
}

export interface PageData extends Pick<PageContent, 'id' | 'route' | 'draft' | 'data'> {
  body: Root;
  /** The collections that the page shows. */
  collections: readonly CollectionName[];
  /** By name, in the page's order. */
  pictures: readonly [
    name: string,
    picture: PictureData & Pick<PictureSource, 'first' | 'photo'>,
  ][];
}

/**
 * Returns what the modules of a build contain, as data: for each language its site and its pages.
 * Bodies are prepared when they are read.
 * @param isMarked true if texts name their sources
 */
export function createViewData(model: Model, isMarked: boolean): ViewData {
  const languages = allLanguages(model);
  const now = new Date();
  const logo = logoOf(model.pictures);
  const nodesOf = ({ path, body }: EntryModel) =>
    body && bodyNodes(body, (tree) => isMarked && markBody(tree, path));
  const entryData = (entry: EntryModel): EntryData => {
    const { id, data, draft, from, until } = entry;
    return withBody({ id, data, draft, from, until }, () => nodesOf(entry));
  };
  const pageData = (language: Model, page: PageModel): PageData => {
    const { id, route, draft, data } = page;
    const pictures = picturesOn(language, page).map(([name, picture], index) => {
      const shown = { ...pictureData(picture), first: index === 0, photo: isPhoto(picture.path) };
      return [name, shown] as [string, typeof shown];
    });
    const collections = collectionsOn(page);
    const shown = { id, route, draft, data, collections, pictures };
    return withBody(shown, () => nodesOf(page)) as PageData;
  };
  return {
    theme: themeStyles(model.site.theme),
    languages: languages.map((language): LanguageData => {
      const collections = Object.entries<EntryModel[]>(language.collections).map(
        ([name, entries]) => [name, entries.map(entryData)],
      );
      return {
        site: sharedData(language, languages, now),
        logo: logo && {
          ...pictureData(logo),
          source: isMarked ? `${logo.path}:1:1` : undefined,
        },
        collections: Object.fromEntries(collections) as LanguageData['collections'],
        pages: language.pages.map((page) => pageData(language, page)),
      };
    }),
  };
}

function pictureData({ path, width, height }: PictureModel): PictureData {
  return { path, width, height };
}

/** Adds a body that is prepared when it is read first: a page needs only its own bodies. */
function withBody<Data extends object>(data: Data, prepare: () => Root | undefined) {
  let nodes: Root | undefined;
  return {
    ...data,
    get body() {
      return (nodes ??= prepare());
    },
  };
}
