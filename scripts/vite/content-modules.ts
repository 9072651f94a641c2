import type { CollectionName } from '../../src/collections/schemas.ts';
import { chatNumber } from '../../src/lib/phone.ts';
import { localTime, utcOffsets } from '../../src/lib/time-zone.ts';
import type { Site } from '../../src/model/content.ts';
import { allLanguages, type EntryModel, type Model, type PageModel } from '../content/model.ts';
import { isPhoto, logoOf, type PictureModel } from '../content/read/pictures.ts';
import { themeStyles } from '../site/palette.ts';
import type { PhotoFiles } from '../site/pictures/photo-files.ts';
import { openGraphLocale } from '../site/open-graph-locale.ts';

/** The module that loads the languages, the default language first. */
export const contentModule = 'virtual:content';

/** The style sheet with the colours of the theme. */
const themeModule = `${contentModule}/theme.css`;

/** Returns the name of a language's module: the data of all its pages, and a loader for each page. */
export function siteModule({ site }: Model): string {
  return `${contentModule}/${site.language.code}`;
}

/** Removes `?direct`, which Vite adds if a link loads a style sheet. */
export function withoutQuery(id: string): string {
  return id.replace(/\?.*$/s, '');
}

/** Returns the name of a page's module, which contains everything that the page shows. */
export function pageModule(language: Model, pageId: string): string {
  return `${siteModule(language)}/pages/${language.site.language.code}-${pageId}`;
}

type ModuleCode = [name: string, code: () => string];

/**
 * Returns the code of all modules by their names: the loaders of languages, the theme's colours,
 * and for each language its site and its pages.
 * @param root the folder that contains content/
 * @param photos the encoded files of photos; the original files by default
 */
export function moduleCodes(
  model: Model,
  root: string,
  photos?: ReadonlyMap<string, PhotoFiles>,
): ReadonlyMap<string, () => string> {
  const languages = allLanguages(model);
  const logo = logoOf(model.pictures);
  const siteCode = (language: Model) =>
    [
      ...(logo ? [`import src from ${json(`${root}/${logo.path}?no-inline`)};`] : []),
      `const logo = ${logo ? `{ src, width: ${logo.width}, height: ${logo.height} }` : 'undefined'};`,
      `export const site = { ...${json(siteData(language, languages))}, logo };`,
      `export const loaders = ${loaders(language.pages, ({ id }) => [id, pageModule(language, id)])};`,
    ].join('\n');
  const map = loaders(languages, (language) => [language.site.language.code, siteModule(language)]);
  const imports = styleSheets(languages).map((name) => `import ${json(name)};`);
  return new Map([
    [contentModule, () => [...imports, `export const languages = ${map};`].join('\n')],
    [themeModule, () => themeStyles(model.site.theme)],
    ...languages.flatMap((language): ModuleCode[] => [
      [siteModule(language), () => siteCode(language)],
      ...language.pages.map((page): ModuleCode => [
        pageModule(language, page.id),
        () => pageCode(language, page, root, photos),
      ]),
    ]),
  ]);
}

/** Returns the style sheets that depend on the content: the theme's colours and the fonts of other scripts. */
function styleSheets(languages: readonly Model[]): string[] {
  const isDevanagari = languages.some(
    ({ site }) => new Intl.Locale(site.language.code).maximize().script === 'Deva',
  );
  return [themeModule, ...(isDevanagari ? ['/src/styles/devanagari.css'] : [])];
}

function loaders<Item>(
  items: readonly Item[],
  entry: (item: Item) => [name: string, module: string],
) {
  const lines = items.map((item) => {
    const [name, module] = entry(item);
    return `${json(name)}: () => import(${json(module)})`;
  });
  return `{ ${lines.join(', ')} }`;
}

/** Writes a page's module: its front matter, compiled body, entries and pictures. */
function pageCode(
  model: Model,
  page: PageModel,
  root: string,
  photos: ReadonlyMap<string, PhotoFiles> = new Map(),
): string {
  const imports = new Map<string, string>();
  const importOf = (file: string) => {
    const name = imports.get(file) ?? `_${imports.size}`;
    imports.set(file, name);
    return name;
  };
  const collections = collectionsOn(page).map((name) => {
    const entries = model.collections[name].map(
      ({ id, path, data, body, draft, from, until }) =>
        `{ ...${json({ id, data, draft, from, until })}${body ? `, Body: ${importOf(`${root}/${path}`)}` : ''} }`,
    );
    return `${json(name)}: [${entries.join(', ')}]`;
  });
  const srcSet = (files: PhotoFiles['avif']) =>
    `[${files.map(({ file, width }) => `${importOf(`${file}?no-inline`)} + ' ${width}w'`).join(', ')}].join(', ')`;
  const pictures = picturesOn(model, page).map(([name, { path, width, height }], index) => {
    const encoded = photos.get(name);
    const file = encoded?.jpeg.at(-1)?.file ?? `${root}/${path}`;
    const srcSets = encoded
      ? `, srcSets: { avif: ${srcSet(encoded.avif)}, jpeg: ${srcSet(encoded.jpeg)} }`
      : '';
    return `${json(name)}: { src: ${importOf(`${file}?no-inline`)}, width: ${width}, height: ${height}, first: ${index === 0}, photo: ${isPhoto(path)}${srcSets} }`;
  });
  const body = importOf(`${root}/${page.path}`);
  return [
    ...[...imports].map(([file, name]) => `import ${name} from ${json(file)};`),
    `export const page = {`,
    `  id: ${json(page.id)}, route: ${json(page.route)}, draft: ${json(page.draft)}, data: ${json(page.data)}, body: ${body},`,
    `  collections: { ${collections.join(', ')} },`,
    `  pictures: { ${pictures.join(', ')} },`,
    `};`,
  ].join('\n');
}

/** Returns the data that all pages share, with the build's date if some content depends on the date. */
function siteData(language: Model, languages: readonly Model[]): Omit<Site, 'logo'> {
  const { pages, collections, basename } = language;
  const { theme: _, ...site } = language.site;
  const entries = Object.values<EntryModel[]>(collections).flat();
  const isDated =
    site.announcement ??
    site.business.special_days ??
    entries.some(({ from, until }) => from ?? until);
  const offsets = utcOffsets(site.business.time_zone);
  return {
    ...site,
    basename,
    chat: chatNumber(site.business),
    languages: languages.map((model) => ({
      ...model.site.language,
      locale: openGraphLocale(model.site.language.code),
      basename: model.basename,
      pages: model.pages.map(({ id }) => id),
    })),
    utcOffsets: offsets,
    ...(isDated && { builtOn: localTime(new Date(), offsets).date }),
    pages: pages.map(({ id, route, data }) => ({ id, route, label: data.navigation?.label })),
  };
}

function collectionsOn({ body }: PageModel): CollectionName[] {
  return [...new Set(body.collections.map(({ name }) => name as CollectionName))];
}

/** Returns the pictures of a page and its entries by name, in the page's order. */
export function picturesOn({ collections, pictures }: Model, { body, path }: PageModel) {
  const places = [
    ...body.pictures.map(({ name, ...position }) => ({ ...position, names: [name] })),
    ...body.collections.map(({ name, ...position }) => ({
      ...position,
      names: collections[name as CollectionName].flatMap((entry) => entry.pictures),
    })),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
  const names = new Set(places.flatMap((place) => place.names));
  return [...names].map((name): [name: string, picture: PictureModel] => {
    const picture = pictures[name];
    if (!picture) throw new Error(`There is no picture "${name}", which ${path} shows.`);
    return [name, picture];
  });
}

/** Formats a value as JavaScript code: as JSON, or `undefined`. */
function json(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
