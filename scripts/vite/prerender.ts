import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { shownMap } from '../../src/lib/maps.ts';
import { dateInKathmandu } from '../../src/lib/kathmandu.ts';
import { report } from '../content/diagnostics/report.ts';
import type { Model } from '../content/model.ts';
import { countRemaining } from '../content/release/release-report.ts';
import { remaining } from '../content/release/remaining.ts';
import { staticHead } from '../site/head.ts';
import { hashOf } from '../site/headers/hashes.ts';
import { headersFile } from '../site/headers/headers-file.ts';
import { usualMachine } from '../site/headers/machine.ts';
import { nginxSite } from '../site/headers/nginx.ts';
import { securityHeaders } from '../site/headers/security-headers.ts';
import { fillShell, readShell } from '../site/html.ts';
import { licenses } from '../site/licenses.ts';
import { sharePictures } from '../site/pictures/share-pictures.ts';
import { robots } from '../site/robots.ts';
import { serviceWorker } from '../site/service-worker.ts';
import { readFolder, writeSite, type SiteFiles } from '../site/site-files.ts';
import { sitemap, sitemapPages } from '../site/sitemap.ts';
import { readTokenColour } from '../site/token-colour.ts';
import { webManifest } from '../site/web-manifest.ts';
import { plainError } from './content-error.ts';
import type { ServerEntry } from '../../src/model/server-entry.ts';
import type { ContentStore } from './content-store.ts';
import { pageModule } from './content-modules.ts';

type Output = Rolldown.RolldownOutput['output'];

const licensesFile = 'licenses.json';

/**
 * Builds the client, the server entry and the service worker, renders every page, and writes all of
 * the site: pages, structured data, share pictures, sitemap, manifest, headers.
 */
export function prerender(store: ContentStore): Plugin {
  // Nothing is written until the whole site is there.
  const build = { write: false } as const;
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      environments: {
        client: { build: { ...build, cssCodeSplit: false, license: { fileName: licensesFile } } },
        ssr: {
          // One file with all packages in it, in their form for production.
          build: { ...build, rolldownOptions: { output: { codeSplitting: false } } },
          resolve: { noExternal: true as const },
          define: { 'process.env.NODE_ENV': '"production"' },
        },
        worker: { build },
      },
    }),
    configResolved({ base, build: { watch } }) {
      if (base !== '/') throw plainError('The site is made for the root of a host: leave "base" out.');
      if (watch) throw plainError('A build does not watch files: "npm start" follows every change.');
    },
    async buildApp(builder) {
      const result = store.refresh();
      if (!result.model) throw plainError(report(result));
      const { root, logger, build: options } = builder.config;
      const outDir = path.resolve(root, options.outDir);
      if (`${root}${path.sep}`.startsWith(`${outDir}${path.sep}`)) {
        throw plainError(`${outDir} holds the project itself; the site needs a folder of its own.`);
      }
      const { files, nginx } = await siteFiles(builder, store.root, result.model);
      await writeSite(files, outDir);
      await writeSite(new Map([['nginx.conf', nginx]]), path.join(root, 'hosting'));
      logger.info(`${path.relative(root, outDir)}/ holds ${result.model.pages.length} pages.`);
      const things = remaining(result.files, dateInKathmandu(new Date()));
      if (things.length > 0) {
        logger.info(`${countRemaining(things)}; npm run check -- --release lists them.`);
      }
    },
  };
}

async function siteFiles(builder: ViteBuilder, contentRoot: string, model: Model) {
  const { root, publicDir } = builder.config;
  const { business } = model.site;
  const files: SiteFiles = await readFolder(publicDir);
  const client = await buildEnvironment(builder, 'client');
  const server = await importServer(await buildEnvironment(builder, 'ssr'));
  const [worker] = await buildEnvironment(builder, 'worker');

  for (const file of client) {
    files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
  }
  const styles = takeFile(files, '.css');
  files.set('licenses.txt', await licenses(takeFile(files, licensesFile), root));

  const shell = await readShell(root);
  const ground = await readTokenColour(root, 'paper');
  for (const page of model.pages) {
    assertRendered(page, server.rendered);
    // The missing page answers at any address; it is rendered at one that no page can have.
    const { head, body } = await server.render(page.route ?? '/404.html');
    const html = fillShell(shell, {
      lang: model.site.language.code,
      head: [
        head,
        fontPreloads(client),
        `<style>${styles}</style>`,
        staticHead(model, page, ground),
        scriptTags(client, page.id),
      ].join(''),
      body,
    });
    files.set(pageFile(page.route), html);
  }

  files.set('robots.txt', robots(business.website));
  files.set('manifest.webmanifest', webManifest(model, ground));
  if (business.website) {
    files.set('sitemap.xml', sitemap(await sitemapPages(model, root, business.website)));
  }
  for (const [name, png] of await sharePictures(model, root, contentRoot)) files.set(name, png);
  files.set('sw.js', serviceWorker(worker.code, files));
  const headers = securityHeaders({ map: shownMap(business), styles: hashOf(styles) });
  files.set('_headers', headersFile(headers));
  return { files, nginx: nginxSite(headers, usualMachine(business.website)) };
}

async function buildEnvironment(builder: ViteBuilder, name: string): Promise<Output> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}"`);
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${name}: one output expected`);
  return result.output;
}

/** Runs the built server entry, one file with all its packages in it. */
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

/** Takes the one file whose name ends so out of the site, and gives out its text. */
function takeFile(files: SiteFiles, ending: string): string {
  const names = [...files.keys()].filter((name) => name.endsWith(ending));
  const [name = ''] = names;
  const content = files.get(name);
  if (names.length !== 1 || content === undefined) throw new Error(`one file ${ending} expected`);
  files.delete(name);
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** @throws where content names what the renderer maps to no component */
function assertRendered({ path: file, references }: Model['pages'][number], rendered: ServerEntry['rendered']) {
  for (const kind of ['tags', 'collections'] as const) {
    const unknown = references[kind].find(({ name }) => !rendered[kind].includes(name));
    if (unknown) {
      throw plainError(
        `${file}:${unknown.line}:${unknown.column}  src/renderer maps "${unknown.name}" to no component`,
      );
    }
  }
}

/** The file that a static host serves at the page's address. */
function pageFile(route: string | undefined): string {
  if (route === undefined) return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Has the font fetched before the browser knows that a word on the page needs it. */
function fontPreloads(client: Output): string {
  return client
    .filter(({ fileName }) => fileName.endsWith('.woff2'))
    .map(
      ({ fileName }) =>
        `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin />`,
    )
    .join('');
}

/** The script of the site and the modules that a page needs, each with its hash (Subresource Integrity). */
function scriptTags(client: Output, pageId: string): string {
  const chunks = client.filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${pageModule(pageId)}`);
  if (!entry || !page) throw new Error(`the client has no chunk for the page "${pageId}"`);
  const needed = new Set<Rolldown.OutputChunk>();
  const need = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) {
      const imported = named.get(name);
      if (imported) need(imported);
    }
  };
  need(entry);
  need(page);
  const tags = [...needed].map(({ fileName, code }) => {
    const attributes = `="/${fileName}" integrity="${hashOf(code)}"`;
    return fileName === entry.fileName
      ? `<script type="module" src${attributes}></script>`
      : `<link rel="modulepreload" href${attributes} />`;
  });
  return tags.join('');
}
