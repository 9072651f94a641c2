import type { CollectionName } from '../../site/collections/collection-schemas.ts';
import { chatNumber } from '../../site/lib/phone-links.ts';
import { localTime, utcOffsets } from '../../site/lib/local-time.ts';
import type { Site } from '../../site/model/content.ts';
import type { EntryModel, Model, PageModel } from '../model.ts';
import { openGraphLocale } from './open-graph-locale.ts';
import type { PictureModel } from '../read/files/pictures.ts';

/** Returns the data that all pages of a language share. Adds today's date if content depends on it. */
export function sharedData(
  language: Model,
  languages: readonly Model[],
  now: Date,
): Omit<Site, 'logo'> {
  const { pages, collections, basename } = language;
  const { theme: _, business, ...site } = language.site;
  // Only the staff page needs the repository.
  const { repository: __, ...shop } = business;
  const entries = Object.values<EntryModel[]>(collections).flat();
  const isDated =
    site.announcement !== undefined ||
    business.special_days !== undefined ||
    entries.some(({ from, until }) => from !== undefined || until !== undefined);
  const offsets = utcOffsets(business.time_zone);
  return {
    ...site,
    business: shop,
    basename,
    chat: chatNumber(business),
    languages: languages.map((model) => ({
      ...model.site.language,
      locale: openGraphLocale(model.site.language.code),
      basename: model.basename,
      pages: model.pages.map(({ id }) => id),
    })),
    mailSubjects: (languages[0] ?? language).site['contact-form'].subjects,
    utcOffsets: offsets,
    ...(isDated && { builtOn: localTime(now, offsets).date }),
    pages: pages.map(({ id, route, data: { navigation, was } }) => ({
      id,
      route,
      label: navigation?.label,
      was,
    })),
  };
}

/** Returns the names of the collections that a page shows. */
export function collectionsOn({ body }: PageModel): CollectionName[] {
  return [...new Set(body.collections.map(({ name }) => name as CollectionName))];
}

/** Returns the pictures of a page and its entries by name, in the page's order. */
export function picturesOn({ collections, pictures }: Model, { body, path }: PageModel) {
  const occurrences = [
    ...body.pictures.map(({ name, ...position }) => ({ ...position, names: [name] })),
    ...body.collections.map(({ name, ...position }) => ({
      ...position,
      names: collections[name as CollectionName].flatMap((entry) => entry.pictures),
    })),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
  const names = new Set(occurrences.flatMap((occurrence) => occurrence.names));
  return [...names].map((name): [name: string, picture: PictureModel] => {
    const picture = pictures[name];
    if (!picture) throw new Error(`There is no picture "${name}", which ${path} shows.`);
    return [name, picture];
  });
}
