import type { CollectionName } from '../../src/collections/schemas.ts';
import { dateInKathmandu } from '../../src/lib/kathmandu.ts';
import type { Site } from '../../src/model/content.ts';
import type { Model, PageModel, PictureModel } from '../content/model.ts';

/** The module with what all pages show, and a loader for each page. */
export const siteModule = 'virtual:content';

/** The module with all that one page shows. */
export function pageModule(pageId: string): string {
  return `${siteModule}/pages/${pageId}`;
}

/** The code of the site's module. */
export function siteCode(model: Model): string {
  const loaders = model.pages.map(({ id }) => `${json(id)}: () => import(${json(pageModule(id))})`);
  return [
    `export const site = ${json(siteData(model))};`,
    `export const loaders = { ${loaders.join(', ')} };`,
  ].join('\n');
}

/**
 * The code of a page's module: its front matter, its compiled body, the entries and pictures it shows.
 * @param root the folder that holds content/
 */
export function pageCode(model: Model, page: PageModel, root: string): string {
  const imports = new Map<string, string>();
  const importOf = (file: string) => {
    const name = imports.get(file) ?? `_${imports.size}`;
    imports.set(file, name);
    return name;
  };
  const collections = collectionsOn(page).map((name) => {
    const entries = model.collections[name].map(
      ({ id, path, data, references }) =>
        `{ id: ${json(id)}, data: ${json(data)}${references ? `, Body: ${importOf(`${root}/${path}`)}` : ''} }`,
    );
    return `${json(name)}: [${entries.join(', ')}]`;
  });
  const pictures = picturesOn(model, page).map(([name, { path, width, height }]) => {
    const src = importOf(`${root}/${path}?no-inline`);
    return `${json(name)}: { src: ${src}, width: ${width}, height: ${height} }`;
  });
  const body = importOf(`${root}/${page.path}`);
  return [
    ...[...imports].map(([file, name]) => `import ${name} from ${json(file)};`),
    `export const page = {`,
    `  id: ${json(page.id)}, route: ${json(page.route)}, data: ${json(page.data)}, body: ${body},`,
    `  collections: { ${collections.join(', ')} },`,
    `  pictures: { ${pictures.join(', ')} },`,
    `};`,
  ].join('\n');
}

/** What every page shows, with the day in Kathmandu on which it was put together. */
function siteData({ site, pages }: Model): Site {
  const { announcement, ...others } = site;
  return {
    ...others,
    ...(announcement && {
      announcement: { ...announcement, builtOn: dateInKathmandu(new Date()) },
    }),
    pages: pages.map(({ id, route, data }) => ({ id, route, label: data.navigation?.label })),
  };
}

function collectionsOn({ references }: PageModel): CollectionName[] {
  return [...new Set(references.collections.map(({ name }) => name as CollectionName))];
}

/** The pictures on a page by their names, those of the entries that it shows among them. */
function picturesOn({ collections, pictures }: Model, page: PageModel) {
  const entries = collectionsOn(page).flatMap((name) => [...collections[name]]);
  const names = new Set([page, ...entries].flatMap((entry) => entry.pictures));
  return [...names].map((name): [name: string, picture: PictureModel] => {
    const picture = pictures[name];
    if (!picture) throw new Error(`there is no picture "${name}"`);
    return [name, picture];
  });
}

/** JSON as code: `undefined` stays what it is. */
function json(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
