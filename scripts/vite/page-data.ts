import type { Site } from '../../src/model/content.ts';
import type { CollectionName } from '../../src/collections/schemas.ts';
import { dateInKathmandu } from '../../src/lib/kathmandu.ts';
import type { Model, PageModel, PictureModel } from '../content/model.ts';

/** What every page shows, with the day in Kathmandu on which it was put together. */
export function shownOnAll({ site, pages }: Model): Site {
  const { announcement, ...others } = site;
  return {
    ...others,
    ...(announcement && {
      announcement: { ...announcement, builtOn: dateInKathmandu(new Date()) },
    }),
    pages: pages.map(({ id, route, data }) => ({ id, route, label: data.navigation?.label })),
  };
}

/** The collections that a page shows. */
export function collectionsOn({ inventory }: PageModel): CollectionName[] {
  return [...new Set(inventory.collections.map(({ name }) => name as CollectionName))];
}

/** The pictures on a page by their names, those of the entries that it shows among them. */
export function picturesOn({ collections, pictures }: Model, page: PageModel) {
  const own = page.inventory.pictures.map(({ name }) => name);
  const entries = collectionsOn(page).flatMap((name) => collections[name]);
  const names = new Set([...own, ...entries.flatMap((entry) => entry.pictures)]);
  return [...names].map((name): [name: string, picture: PictureModel] => {
    const picture = pictures[name];
    if (!picture) throw new Error(`there is no picture "${name}"`);
    return [name, picture];
  });
}
