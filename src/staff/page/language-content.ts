import type { LanguageContent, PageContent, PageLoaders } from '../../site/model/content.ts';
import { createBody } from './render-body.ts';
import { addSource, readSource } from './source-marker.ts';
import type { EntryData, LanguageData, PageData, ViewData } from './view-data.ts';

/**
 * Returns what the modules of a build contain: for each language its site and its pages.
 * @param urlOf returns the URL of a picture by its path in the project
 */
export function languageContents(
  { languages }: ViewData,
  urlOf: (path: string) => string,
): LanguageContent[] {
  const pageOf = (language: LanguageData, page: PageData): PageContent => {
    const { id, route, draft, data } = page;
    const collections = page.collections.map((name) => [
      name,
      language.collections[name].map(toEntry),
    ]);
    const pictures = page.pictures.map(([name, { path, ...picture }]) => [
      name,
      { src: urlOf(path), ...picture },
    ]);
    return {
      id,
      route,
      draft,
      data,
      body: createBody(page.body),
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
      site: { ...language.site, logo: logoSource(language, urlOf) },
      loaders: Object.fromEntries(loaders) as PageLoaders,
    };
  });
}

function toEntry({ id, data, draft, from, until, body }: EntryData) {
  return { id, data, draft, from, until, Body: body && createBody(body) };
}

function logoSource({ logo }: LanguageData, urlOf: (path: string) => string) {
  if (!logo) return undefined;
  const { path, width, height, source } = logo;
  return { src: source ? addSource(urlOf(path), source) : urlOf(path), width, height };
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
