import type { Model, PageModel } from '../content/model.ts';
import type { CollectionName } from '../../src/collections/schemas.ts';
import { dateInKathmandu } from '../../src/links/kathmandu.ts';

/** The module with what every page shows and a loader for each page. */
export const siteModule = 'virtual:content';

/** The module with all that one page shows; the page's id follows. */
export const pageModulePrefix = 'virtual:content/pages/';

/**
 * The code of the site's module.
 * @param loading the code that fetches the module of a page
 */
export function siteCode({ site, pages }: Model, loading = importing): string {
  const links = pages.map(({ id, route, data }) => ({ id, route, label: data.navigation?.label }));
  const loaders = pages.map(({ id }) => `${json(id)}: () => ${loading(id)}`);
  const announcement = site.announcement && {
    ...site.announcement,
    builtOn: dateInKathmandu(new Date()),
  };
  return [
    `export const site = ${json({ ...site, announcement, pages: links })};`,
    `export const loaders = { ${loaders.join(', ')} };`,
  ].join('\n');
}

/** The code that fetches the module of a page. */
export function importing(pageId: string): string {
  return `import(${json(pageModulePrefix + pageId)})`;
}

/** The code of a page's module: its front matter, its compiled body, the entries and pictures it shows. */
export function pageCode(model: Model, page: PageModel): string {
  const { code, importOf } = collectImports();
  const lists = shownBy(page).map((name) => {
    const entries = model.collections[name].map(
      ({ id, path, data, hasBody }) =>
        `{ id: ${json(id)}, data: ${json(data)}${hasBody ? `, Body: ${importOf(`/${path}`)}` : ''} }`,
    );
    return `${json(name)}: [${entries.join(', ')}]`;
  });
  const pictures = picturesCode(model, page, importOf);
  const body = importOf(`/${page.path}`);
  return [
    ...code(),
    `export const page = {`,
    `  id: ${json(page.id)}, route: ${json(page.route)}, data: ${json(page.data)}, body: ${body},`,
    `  collections: { ${lists.join(', ')} },`,
    `  pictures: ${pictures},`,
    `};`,
  ].join('\n');
}

/** Imports of defaults, each under a name of its own. */
export function collectImports() {
  const imports = new Map<string, string>();
  return {
    importOf(file: string) {
      const name = imports.get(file) ?? `_${imports.size}`;
      imports.set(file, name);
      return name;
    },
    code: () => [...imports].map(([file, name]) => `import ${name} from ${json(file)};`),
  };
}

/** The collections that a page shows. */
export function shownBy({ inventory }: PageModel): CollectionName[] {
  return [...new Set(inventory.collections.map(({ name }) => name as CollectionName))];
}

/** The pictures that a page shows, as code. */
export function picturesCode(
  model: Model,
  page: PageModel,
  importOf: (file: string) => string,
): string {
  const pictures = picturesOf(model, page).map((name) => {
    const { path, width, height } = model.pictures[name] ?? { path: '', width: 0, height: 0 };
    const src = importOf(`/${path}?no-inline`);
    return `${json(name)}: { src: ${src}, width: ${width}, height: ${height} }`;
  });
  return `{ ${pictures.join(', ')} }`;
}

/** The names of the pictures on a page, those of the entries that it shows among them. */
function picturesOf({ collections }: Model, page: PageModel): string[] {
  const own = page.inventory.pictures.map(({ name }) => name);
  const entries = shownBy(page).flatMap((name) => collections[name]);
  return [...new Set([...own, ...entries.flatMap(({ pictures }) => pictures)])];
}

/** JSON that is safe inside of a script: `undefined` stays what it is. */
export function json(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
