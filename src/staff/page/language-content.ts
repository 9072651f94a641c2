import { logoOf, isPhoto, type PictureModel } from '../../compiler/read/files/pictures.ts';
import { allLanguages, type EntryModel, type Model, type PageModel } from '../../compiler/model.ts';
import { collectionsOn, picturesOn, sharedData } from '../../compiler/derive/shared-data.ts';
import type { LanguageContent, PageContent, PageLoaders } from '../../site/model/content.ts';
import { markBody } from './mark-sources.ts';
import { addSource, readSource } from './source-marker.ts';
import { createBody } from './render-body.ts';

/**
 * Returns what the modules of a build contain, as data: for each language its site and its pages.
 * @param urlOf returns the URL of a picture
 * @param isMarked true if texts name their sources
 */
export function languageContents(
  model: Model,
  urlOf: (picture: PictureModel) => string,
  isMarked: boolean,
): LanguageContent[] {
  const languages = allLanguages(model);
  const now = new Date();
  const logoPicture = logoOf(model.pictures);
  const logo = logoPicture && {
    src: isMarked ? addSource(urlOf(logoPicture), `${logoPicture.path}:1:1`) : urlOf(logoPicture),
    ...sizeOf(logoPicture),
  };
  const bodyOf = ({ path, body }: EntryModel) =>
    body && createBody(body, (tree) => isMarked && markBody(tree, path));

  const pageOf = (language: Model, page: PageModel): PageContent => {
    const entryOf = (entry: EntryModel) => {
      const { id, data, draft, from, until } = entry;
      return { id, data, draft, from, until, Body: bodyOf(entry) };
    };
    const collections = collectionsOn(page).map((name) => [
      name,
      language.collections[name].map(entryOf),
    ]);
    const pictures = picturesOn(language, page).map(([name, picture], index) => [
      name,
      { src: urlOf(picture), ...sizeOf(picture), first: index === 0, photo: isPhoto(picture.path) },
    ]);
    const { id, route, draft, data } = page;
    const body = bodyOf(page);
    return {
      id,
      route,
      draft,
      data,
      body,
      collections: Object.fromEntries(collections),
      pictures: findByMarkedName(Object.fromEntries(pictures) as PageContent['pictures']),
    } as PageContent;
  };

  return languages.map((language): LanguageContent => {
    const loaders = language.pages.map((page) => [
      page.id,
      () => Promise.resolve({ page: pageOf(language, page) }),
    ]);
    return {
      site: { ...sharedData(language, languages, now), logo },
      loaders: Object.fromEntries(loaders) as PageLoaders,
    };
  });
}

/** Returns the pictures so that a name with a source marker finds its picture. The URL receives the marker. */
function findByMarkedName(pictures: PageContent['pictures']): PageContent['pictures'] {
  return new Proxy(pictures, {
    get(target, name) {
      const { text, source } = readSource(String(name));
      const picture = target[text];
      return picture && source ? { ...picture, src: addSource(picture.src, source) } : picture;
    },
  });
}

function sizeOf({ width, height }: PictureModel) {
  return { width, height };
}
