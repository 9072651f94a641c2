import {
  allLanguages,
  type EntryModel,
  type Model,
  type PageModel,
} from '../../src/compiler/model.ts';
import { scriptOf } from '../../src/site/lib/writing-system.ts';
import { themeStyles } from '../../src/compiler/derive/palette.ts';
import { isPhoto, logoOf } from '../../src/compiler/read/files/pictures.ts';
import { collectionsOn, picturesOn, sharedData } from '../../src/compiler/derive/shared-data.ts';
import type { PhotoFiles } from '../site/pictures/photo-files.ts';

/** The module that loads the languages, the default language first. */
const contentModule = 'virtual:content';

/** The style sheet with the colours of the theme. */
const themeModule = `${contentModule}/theme.css`;

/** Returns the name of a language's module: the data that its pages share, and their loaders. */
export function siteModule({ site }: Model): string {
  return `${contentModule}/${site.language.code}`;
}

/** The ids of `virtual:content` and of all modules below it. */
export const contentModuleIds = new RegExp(`^\0?${contentModule}(/|$)`);

/** The ids of the modules with a file's compiled body. */
export const bodyModuleIds = /\.mdx$/;

/** Returns true if a module is made from the content. @param id with or without a query */
export function isContentModule(id: string): boolean {
  return [contentModuleIds, bodyModuleIds].some((ids) => ids.test(withoutQuery(id)));
}

/** Removes `?direct`, which Vite adds when a link loads a style sheet. */
export function withoutQuery(id: string): string {
  return id.replace(/\?.*$/s, '');
}

/** Returns the name of a page's module, which contains everything that the page shows. */
export function pageModule(language: Model, pageId: string): string {
  return `${siteModule(language)}/pages/${language.site.language.code}-${pageId}`;
}

/** Formats data as JavaScript code. */
const json: (data: unknown) => string = JSON.stringify;

type ModuleCode = [name: string, code: () => string];

/**
 * Returns the code of all modules by their names: the loaders of languages, the theme's colours,
 * and for each language its site and its pages.
 * @param root the folder that contains content/
 * @param photos the encoded files by the photo's name; without them, pages use the original file
 */
export function moduleCodes(
  model: Model,
  root: string,
  photos: ReadonlyMap<string, PhotoFiles> = new Map(),
): ReadonlyMap<string, () => string> {
  const languages = allLanguages(model);
  const logo = logoOf(model.pictures);
  const logoImports = logo ? [`import src from ${json(`${root}/${logo.path}?no-inline`)};`] : [];
  const logoCode = logo ? `{ src, width: ${logo.width}, height: ${logo.height} }` : 'undefined';
  const siteCode = (language: Model) =>
    [
      ...logoImports,
      `export const site = { ...${json(sharedData(language, languages, new Date()))}, logo: ${logoCode} };`,
      `export const loaders = ${loadersCode(language.pages.map(({ id }) => [id, pageModule(language, id)]))};`,
    ].join('\n');
  const languageLoaders = loadersCode(
    languages.map((language) => [language.site.language.code, siteModule(language)]),
  );
  const imports = styleSheets(languages).map((name) => `import ${json(name)};`);
  return new Map([
    [contentModule, () => [...imports, `export const languages = ${languageLoaders};`].join('\n')],
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
  const hasDevanagari = languages.some(usesDevanagari);
  return [themeModule, ...(hasDevanagari ? ['/src/site/styles/devanagari.css'] : [])];
}

/** Returns true if the language is written in Devanagari, such as Nepali. */
export function usesDevanagari({ site }: Model): boolean {
  return scriptOf(site.language.code) === 'Deva';
}

/** Returns the code of an object whose functions import modules on demand. */
function loadersCode(modules: readonly (readonly [name: string, module: string])[]): string {
  const loaders = modules.map(([name, module]) => `${json(name)}: () => import(${json(module)})`);
  return `{ ${loaders.join(', ')} }`;
}

/** Returns the code of a page's module: its front matter, compiled body, entries and pictures. */
function pageCode(
  model: Model,
  page: PageModel,
  root: string,
  photos: ReadonlyMap<string, PhotoFiles>,
): string {
  const variables = new Map<string, string>();
  /** Returns the name of the variable that imports a file. */
  const variableOf = (file: string) => {
    const name = variables.get(file) ?? `_${variables.size}`;
    variables.set(file, name);
    return name;
  };
  const entryCode = ({ id, path, data, body, draft, from, until }: EntryModel) => {
    const bodyCode = body ? `, Body: ${variableOf(`${root}/${path}`)}` : '';
    return `{ ...${json({ id, data, draft, from, until })}${bodyCode} }`;
  };
  const collections = collectionsOn(page).map(
    (name) => `${json(name)}: [${model.collections[name].map(entryCode).join(', ')}]`,
  );
  const srcSet = (files: PhotoFiles['avif']) => {
    const sources = files.map(
      ({ file, width }) => `${variableOf(`${file}?no-inline`)} + ' ${width}w'`,
    );
    return `[${sources.join(', ')}].join(', ')`;
  };
  const pictures = picturesOn(model, page).map(([name, { path, width, height }], index) => {
    const encoded = photos.get(name);
    const file = encoded?.jpeg.at(-1)?.file ?? `${root}/${path}`;
    const srcSets = encoded
      ? `, srcSets: { avif: ${srcSet(encoded.avif)}, jpeg: ${srcSet(encoded.jpeg)} }`
      : '';
    const src = variableOf(`${file}?no-inline`);
    const fields = json({ width, height, first: index === 0, photo: isPhoto(path) });
    return `${json(name)}: { src: ${src}, ...${fields}${srcSets} }`;
  });
  const body = variableOf(`${root}/${page.path}`);
  const { id, route, draft, data } = page;
  return [
    ...[...variables].map(([file, name]) => `import ${name} from ${json(file)};`),
    `export const page = {`,
    `  ...${json({ id, route, draft, data })},`,
    `  body: ${body},`,
    `  collections: { ${collections.join(', ')} },`,
    `  pictures: { ${pictures.join(', ')} },`,
    `};`,
  ].join('\n');
}
