import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import type { ServerEntry } from '../../src/site/model/server-entry.ts';
import { report } from '../../src/compiler/diagnostics/report.ts';
import { pathOf, allLanguages, type Model, type PageModel } from '../../src/compiler/model.ts';
import { logoOf } from '../../src/compiler/read/files/pictures.ts';
import { redirectsOf } from '../../src/compiler/derive/redirects.ts';
import { countRemaining } from '../../src/compiler/diagnostics/release-report.ts';
import { builtFiles } from '../../src/compiler/check/built-files.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';
import { checkRelease } from '../../src/compiler/check/run-rules.ts';
import { metadataFiles } from '../site/metadata-files.ts';
import { hostFiles } from '../site/headers.ts';
import { redirectPages } from '../site/redirect-pages.ts';
import { findEntry, moduleUrls } from '../site/modules.ts';
import { serviceWorker, staffWorker } from '../site/service-worker.ts';
import { openGraphImages, type OpenGraphImage } from '../site/pictures/open-graph-images.ts';
import {
  addPublicFiles,
  readFolder,
  textOf,
  writeSite,
  type SiteFiles,
} from '../site/site-files.ts';
import { structuredData } from '../site/structured-data/structured-data.ts';
import { manifestFile } from '../site/web-manifest.ts';
import { pageModule, siteModule, usesDevanagari } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import { readContent } from '../read/read-content.ts';
import { diskError, outputFolder } from './output-folder.ts';
import { markedOptions } from '../../src/staff/page/compile-marked.ts';
import { createStartData } from '../../src/staff/page/start-data.ts';
import { buildStaff } from './staff/build-staff.ts';
import { UserError } from '../user-error.ts';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Builds the client, the server entry and the service worker, renders every page, and writes the
 * whole site at once.
 */
export function prerender(store: ContentStore): Plugin {
  // Vite writes no files. `writeSite` writes all of them when the site is complete.
  const build = { write: false } as const;
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      environments: {
        client: { build: { ...build, license: { fileName: 'licenses.txt' } } },
        ssr: {
          // Bundles the production builds of all packages into one file.
          build: { ...build, rolldownOptions: { output: { codeSplitting: false } } },
          resolve: { noExternal: true as const },
          define: { 'process.env.NODE_ENV': '"production"' },
        },
        worker: { build },
        staffWorker: { build },
      },
    }),
    configResolved({ base, isProduction, build: { watch } }) {
      if (!isProduction)
        throw new UserError('A build is always for production. Remove NODE_ENV from .env.');
      if (base !== '/')
        throw new UserError('The site is built for the root of a host. Remove "base".');
      if (watch) throw new UserError('A build does not watch files. Use npm start instead.');
    },
    async buildApp(builder) {
      const { config } = builder;
      const outDir = path.resolve(config.root, config.build.outDir);
      await buildSite(builder, store, outDir).catch((error: Error) => {
        throw diskError(error, outDir);
      });
    },
  };
}

async function buildSite(builder: ViteBuilder, store: ContentStore, outDir: string) {
  const { root, logger } = builder.config;
  const folder = await outputFolder(outDir);
  const content = await store.refresh();
  const { model, diagnostics, files } = content;
  if (!model) throw new UserError(report({ diagnostics, files }));

  const tasks = checkRelease(content);
  const built = await siteFiles(builder, store, { ...content, model }, tasks.length > 0);
  const keptFiles = await writeSite(built, folder);
  logger.info(
    `${path.relative(root, outDir)}/ holds ${allLanguages(model).flatMap(({ pages }) => pages).length} pages.`,
  );
  if (keptFiles.length > 0)
    logger.info(`No build wrote these files there, so they stay: ${keptFiles.join(', ')}.`);
  if (tasks.length > 0) {
    logger.info(
      `${countRemaining(tasks.length)} (npm run check -- --release lists them); until then the pages ask search engines to leave them out.`,
    );
  }
}

/**
 * Returns all files of the site.
 * @param isUnfinished true if search engines should not index the pages
 */
async function siteFiles(
  builder: ViteBuilder,
  store: ContentStore,
  compiled: CompileResult & { model: Model },
  isUnfinished: boolean,
): Promise<SiteFiles> {
  const { root: contentRoot } = store;
  const { model } = compiled;
  const { root, publicDir } = builder.config;
  const client = await buildEnvironment(builder, 'client');
  const server = await importServer(await buildEnvironment(builder, 'ssr'));
  const [worker] = await buildEnvironment(builder, 'worker');

  const files: SiteFiles = new Map();
  for (const file of client) {
    files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
  }
  const chunks = client.filter((file) => file.type === 'chunk');
  const entry = findEntry(chunks, 'entry-client');
  const hydration = findEntry(chunks, 'hydrate');
  const [stylesFile = ''] = hydration.viteMetadata?.importedCss ?? [];
  const styles = takeText(files, stylesFile);

  const allFonts = [...files.keys()].filter((name) => name.endsWith('.woff2'));
  const { day, night } = model.site.theme;
  const languages = allLanguages(model).map(({ site }) => site.language.code);
  const { website } = model.site.business;
  for (const language of allLanguages(model)) {
    // Open Graph images need absolute URLs, so a site without its own URL has none.
    const images = website
      ? await openGraphImages(language, root, contentRoot)
      : new Map<string, OpenGraphImage>();
    for (const { file, png } of images.values()) files.set(file, png);
    const fonts = allFonts.filter(
      (name) => usesDevanagari(language) || !name.includes('devanagari'),
    );
    for (const page of language.pages) {
      const names = [siteModule(language), pageModule(language, page.id)];
      const moduleIds = names.map((name) => `\0${name}`);
      const image = images.get(page.id);
      const rendered = await server.render(pathOf(language, page));
      const html = server.documentHtml(rendered, {
        fonts: fonts.map((name) => `/${name}`),
        styles,
        isUnfinished: isUnfinished && page.route !== undefined,
        hasLogo: logoOf(model.pictures) !== undefined,
        openGraphImage: image && {
          url: new URL(image.file, website).href,
          alt: page.data.title,
        },
        themeColours: { light: day.paper, dark: night.paper },
        manifest: `/${manifestFile(language)}`,
        structuredData: structuredData(language, page, languages, images.get('home')?.file),
        modules: moduleUrls(chunks, entry),
        hydration: moduleUrls(chunks, hydration, moduleIds),
      });
      for (const name of pageFiles(language, page)) files.set(name, html);
    }
  }
  const metadata = await metadataFiles(model, { contentRoot, isUnfinished });
  const redirects = redirectPages(redirectsOf(model), website);
  const staff = await staffPageFiles(builder, store, compiled, styles);
  for (const [name, content] of [
    ...redirects,
    ...metadata,
    ...hostFiles(model, styles),
    ...staff,
  ]) {
    files.set(name, content);
  }
  addPublicFiles(files, await readFolder(publicDir));
  const basenames = model.translations.map(({ basename }) => basename);
  files.set('sw.js', serviceWorker(worker.code, files, basenames));
  return files;
}

/** Returns the files of the staff page; none if the content names no repository. */
async function staffPageFiles(
  builder: ViteBuilder,
  { root: contentRoot, load }: ContentStore,
  compiled: CompileResult & { model: Model },
  styles: string,
): Promise<SiteFiles> {
  const { repository } = compiled.model.site.business;
  if (!repository) return new Map();
  const contentFiles = readContent(contentRoot);
  const start = createStartData(contentFiles, await load(contentRoot, markedOptions));
  const files = await buildStaff(builder.config.root, {
    published: { repository, styles, built: builtFiles(compiled, contentFiles), start },
    react: 'production',
  });
  const [worker] = await buildEnvironment(builder, 'staffWorker');
  return new Map([
    ...files,
    // The staff page compares it with the repository, to see what visitors see.
    ['revision.txt', revisionOf(contentFiles)],
    ['staff-worker.js', staffWorker(worker.code, files)],
  ]);
}

async function buildEnvironment(builder: ViteBuilder, name: string): Promise<Output> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}"`);
  const result = await builder.build(environment);
  if (!('output' in result)) throw new Error(`the environment "${name}" has more than one output`);
  return result.output;
}

/** Imports the server entry from a temporary folder. */
async function importServer([entry]: Output): Promise<ServerEntry> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-server-'));
  try {
    const file = path.join(folder, 'entry-server.mjs');
    await writeFile(file, entry.code);
    return (await import(pathToFileURL(file).href)) as ServerEntry;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Removes a file from the site and returns its text. */
function takeText(files: SiteFiles, name: string): string {
  const content = files.get(name);
  if (content === undefined) throw new Error(`the client has no file "${name}"`);
  files.delete(name);
  return textOf(content);
}

/**
 * Returns the names of the files that static hosts serve at the page's URL. For `/ne`, some hosts
 * prefer the folder to the file.
 */
function pageFiles(language: Model, page: PageModel): string[] {
  const name = pathOf(language, page).slice(1);
  if (name === '') return ['index.html'];
  // The 404 page has no route. Its path ends with .html.
  if (page.route === undefined) return [name];
  return page.route === '/' ? [`${name}.html`, `${name}/index.html`] : [`${name}.html`];
}
