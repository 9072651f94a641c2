import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content, PageContent, WrittenPage } from '../../src/content/model.ts';
import type { Model, PageModel } from '../content/model.ts';
import { collectionsOn, picturesOn, shownOnAll } from './shown.ts';

/** The modules that hold the content, as paths from the site's folder. */
export interface ContentFiles {
  /** What all pages show, and a loader for each page: what the application imports as its content. */
  site: string;
  /** Each page, by its id. */
  pages: Readonly<Record<string, string>>;
}

/** The content as visitors fetch it, and the same for the prerenderer. */
export interface WrittenContent {
  files: ContentFiles;
  content: Content;
}

interface ContentOptions {
  /** The project's folder. */
  root: string;
  /** The folder of the built site. */
  output: string;
  model: Model;
  /** The words of a file, a list of `Words` as JSON. */
  wordsOf: (file: string) => string;
}

/**
 * Writes the content into `assets/`, each file named after what it holds. The application is bundled
 * without it, so that browsers keep that when only words have changed, and a build need not bundle
 * it anew.
 */
export async function writeContent(options: ContentOptions): Promise<WrittenContent> {
  const { model, output } = options;
  await mkdir(path.join(output, 'assets'), { recursive: true });
  const written = model.pages.map(async (page) => {
    const json = await pageJson(options, page);
    const file = await writeAsset(
      output,
      `${page.id}.js`,
      `export const page=JSON.parse(${quoted(json)});`,
    );
    const loader = () => Promise.resolve({ page: JSON.parse(json) as WrittenPage });
    return { id: page.id, file, loader };
  });
  const pages = await Promise.all(written);
  const site = shownOnAll(model);
  const loaders = pages.map(({ id, file }) => `${JSON.stringify(id)}:()=>import("/${file}")`);
  const code = `export const site=JSON.parse(${quoted(JSON.stringify(site))}),loaders={${loaders.join()}};`;
  return {
    files: {
      site: await writeAsset(output, 'content.js', code),
      pages: Object.fromEntries(pages.map(({ id, file }) => [id, file])),
    },
    content: { site, loaders: Object.fromEntries(pages.map(({ id, loader }) => [id, loader])) },
  };
}

async function pageJson(options: ContentOptions, page: PageModel): Promise<string> {
  const { model, wordsOf } = options;
  const lists = collectionsOn(page).map((name) => {
    const entries = model.collections[name].map(({ id, path: file, data, hasBody }) =>
      object({
        id: JSON.stringify(id),
        data: JSON.stringify(data),
        ...(hasBody && { words: wordsOf(file) }),
      }),
    );
    return [name, `[${entries.join()}]`];
  });
  return object({
    id: JSON.stringify(page.id),
    ...(page.route !== undefined && { route: JSON.stringify(page.route) }),
    data: JSON.stringify(page.data),
    body: wordsOf(page.path),
    collections: object(Object.fromEntries(lists) as Record<string, string>),
    pictures: JSON.stringify(await writePictures(options, page)),
  });
}

async function writePictures({ root, output, model }: ContentOptions, page: PageModel) {
  const pictures = picturesOn(model, page).map(async ([name, { path: file, width, height }]) => {
    const bytes = await readFile(path.join(root, file));
    const src = `/${await writeAsset(output, path.basename(file), bytes)}`;
    return [name, { src, width, height }];
  });
  return Object.fromEntries(await Promise.all(pictures)) as PageContent['pictures'];
}

/** @returns the path of the file, from the site's folder */
async function writeAsset(output: string, name: string, content: string | Buffer): Promise<string> {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const { name: stem, ext } = path.parse(name);
  const file = `assets/${stem}-${digest}${ext}`;
  await writeFile(path.join(output, file), content);
  return file;
}

/** An object as JSON. @param members its values, as JSON */
function object(members: Readonly<Record<string, string>>): string {
  const all = Object.entries(members).map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return `{${all.join()}}`;
}

/** JSON as a text in code, in the quotes that it holds fewer of. */
function quoted(json: string): string {
  return `'${json.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}
