import { siteModule } from '../application/parts.ts';
import type { Model, PageModel } from '../content/model.ts';
import { collectionsOn, picturesOn, shownOnAll } from '../prerender/shown.ts';

/** The module with all that one page shows; the page's id follows. */
export const pageModulePrefix = `${siteModule}/pages/`;

/** The code of the site's module. */
export function siteCode(model: Model): string {
  const loaders = model.pages.map(
    ({ id }) => `${json(id)}: () => import(${json(pageModulePrefix + id)})`,
  );
  return [
    `export const site = ${json(shownOnAll(model))};`,
    `export const loaders = { ${loaders.join(', ')} };`,
  ].join('\n');
}

/** The code of a page's module: its front matter, its compiled body, the entries and pictures it shows. */
export function pageCode(model: Model, page: PageModel): string {
  const { code, importOf } = collectImports();
  const lists = collectionsOn(page).map((name) => {
    const entries = model.collections[name].map(
      ({ id, path, data, hasBody }) =>
        `{ id: ${json(id)}, data: ${json(data)}${hasBody ? `, Body: ${importOf(`/${path}`)}` : ''} }`,
    );
    return `${json(name)}: [${entries.join(', ')}]`;
  });
  const pictures = picturesOn(model, page).map(([name, { path, width, height }]) => {
    const src = importOf(`/${path}?no-inline`);
    return `${json(name)}: { src: ${src}, width: ${width}, height: ${height} }`;
  });
  const body = importOf(`/${page.path}`);
  return [
    ...code(),
    `export const page = {`,
    `  id: ${json(page.id)}, route: ${json(page.route)}, data: ${json(page.data)}, body: ${body},`,
    `  collections: { ${lists.join(', ')} },`,
    `  pictures: { ${pictures.join(', ')} },`,
    `};`,
  ].join('\n');
}

/** Imports of defaults, each under a name of its own. */
function collectImports() {
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

/** JSON that is safe inside of a script: `undefined` stays what it is. */
function json(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
