import type { EntryModel, Model, PageModel } from '../content/model.ts';
import type { CollectionName } from '../../src/collections/schemas.ts';
import { dateInKathmandu } from '../../src/links/kathmandu.ts';
import { collections } from '../../src/collections/schemas.ts';
import { visitLeaves } from '../content/leaves.ts';

/** The module with what every page shows and a loader for each page. */
export const siteModule = 'virtual:content';

/** The module with all that one page shows; the page's id follows. */
export const pageModulePrefix = 'virtual:content/pages/';

/** The code of the site's module. */
export function siteCode({ site, pages }: Model): string {
  const links = pages.map(({ id, route, data }) => ({ id, route, label: data.navigation?.label }));
  const loaders = pages.map(
    ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(pageModulePrefix + id)})`,
  );
  const announcement = site.announcement && {
    ...site.announcement,
    builtOn: dateInKathmandu(new Date()),
  };
  return [
    `export const site = ${json({ ...site, announcement, pages: links })};`,
    `export const loaders = { ${loaders.join(', ')} };`,
  ].join('\n');
}

/** What compiled bodies that stand in a page's module use. */
const jsx =
  "import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';";

/**
 * The code of a page's module: its front matter, its compiled body, the entries and pictures it shows.
 * @param codeOf the words of a file as code; what it does not know is imported
 */
export function pageCode(
  model: Model,
  page: PageModel,
  codeOf: (file: string) => string | undefined = () => undefined,
): string {
  const imports = new Map<string, string>();
  const importOf = (file: string) => {
    const name = imports.get(file) ?? `_${imports.size}`;
    imports.set(file, name);
    return name;
  };
  const bodyOf = (file: string) => codeOf(file) ?? importOf(`/${file}`);
  const shown = [...new Set(page.inventory.collections.map(({ name }) => name as CollectionName))];
  const lists = shown.map((name) => {
    const entries = model.collections[name].map(
      ({ id, path, data, hasBody }) =>
        `{ id: ${json(id)}, data: ${json(data)}${hasBody ? `, Body: ${bodyOf(path)}` : ''} }`,
    );
    return `${json(name)}: [${entries.join(', ')}]`;
  });
  const pictures = picturesOf(model, page, shown).map((name) => {
    const { path, width, height } = model.pictures[name] ?? { path: '', width: 0, height: 0 };
    const src = importOf(`/${path}?no-inline`);
    return `${json(name)}: { src: ${src}, width: ${width}, height: ${height} }`;
  });
  const body = bodyOf(page.path);
  return [
    jsx,
    ...[...imports].map(([file, name]) => `import ${name} from ${json(file)};`),
    `export const page = {`,
    `  id: ${json(page.id)}, route: ${json(page.route)}, data: ${json(page.data)}, body: ${body},`,
    `  collections: { ${lists.join(', ')} },`,
    `  pictures: { ${pictures.join(', ')} },`,
    `};`,
  ].join('\n');
}

/** The names of the pictures on a page, those of the entries that it shows among them. */
function picturesOf(model: Model, page: PageModel, shown: readonly CollectionName[]): string[] {
  const names = new Set(page.inventory.pictures.map(({ name }) => name));
  const collect =
    (name: CollectionName) =>
    ({ data }: EntryModel) =>
      visitLeaves(collections[name].frontMatter, data, (value, meta) => {
        if (meta?.picture) names.add(String(value));
      });
  for (const name of shown) model.collections[name].forEach(collect(name));
  return [...names];
}

/** JSON that is safe inside of a script: `undefined` stays what it is. */
function json(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
