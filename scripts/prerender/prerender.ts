import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type { ServerEntry } from '../../src/content/server-entry.ts';
import { missingPage } from '../../src/content/match-page.ts';
import { pageModulePrefix } from '../vite/modules.ts';
import { importMap, readIntegrity, type Integrity } from './integrity.ts';
import { fillShell } from './shell.ts';

interface PrerenderOptions {
  /** The project's folder. */
  root: string;
  /** The built server entry. */
  server: string;
  /** The folder of the built client, into which the pages are written. */
  output: string;
  /** What stands in a page's head besides what React writes there, by the page's id. */
  staticHead: (pageId: string) => string;
}

const clientEntry = 'src/entry-client.tsx';

/** Writes each page as a file of HTML beside the built assets, and removes the manifest. */
export async function prerender({
  root,
  server,
  output,
  staticHead,
}: PrerenderOptions): Promise<string[]> {
  const { render, site } = (await import(pathToFileURL(server).href)) as ServerEntry;
  const manifest = JSON.parse(
    await readFile(path.join(output, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const shell = await readFile(path.join(root, 'src/index.html'), 'utf8');
  const integrity = await readIntegrity(output, manifest);

  const files = site.pages.map(async ({ id, route }) => {
    // The missing page answers at any address; it is rendered at one that no page can have.
    const page = await render(route ?? '/404.html');
    const chunks = chunksOf(manifest, id);
    const html = fillShell(shell, {
      lang: site.language.code,
      head: page.head + styleTags(chunks, integrity) + staticHead(id),
      body: page.body,
      scripts: importMap(integrity) + scriptTags(chunks, integrity),
    });
    const file = fileName(id, route);
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    await writeFile(path.join(output, file), html);
    return file;
  });
  return Promise.all(files);
}

/** The file that a static host serves at the page's address. */
function fileName(id: string, route: string | undefined): string {
  if (id === missingPage) return '404.html';
  return route === '/' ? 'index.html' : `${route?.slice(1)}.html`;
}

/** The chunks that a page needs from the start: the client's entry, the page's own, what they import. */
export function chunksOf(manifest: Manifest, pageId: string): ManifestChunk[] {
  const entry = manifest[clientEntry];
  const page = Object.values(manifest).find(
    ({ name, isDynamicEntry, src }) =>
      isDynamicEntry && (src ?? name)?.endsWith(`${pageModulePrefix}${pageId}`),
  );
  if (!entry || !page) throw new Error(`the build has no chunk for the page "${pageId}"`);
  return [...new Set([entry, page].flatMap((chunk) => withImports(manifest, chunk)))];
}

function withImports(manifest: Manifest, chunk: ManifestChunk): ManifestChunk[] {
  const imported = (chunk.imports ?? []).flatMap((key) => manifest[key] ?? []);
  return [chunk, ...imported.flatMap((further) => withImports(manifest, further))];
}

function styleTags(chunks: readonly ManifestChunk[], integrity: Integrity): string {
  return [...new Set(chunks.flatMap(({ css }) => css ?? []))]
    .map((file) => `<link rel="stylesheet" ${source('href', file, integrity)} />`)
    .join('');
}

/** The client's script, and hints for the chunks that it will ask for. */
function scriptTags(chunks: readonly ManifestChunk[], integrity: Integrity): string {
  const [entry = '', ...others] = chunks.map(({ file }) => file);
  const hints = others.map(
    (file) => `<link rel="modulepreload" ${source('href', file, integrity)} />`,
  );
  return [...hints, `<script type="module" ${source('src', entry, integrity)}></script>`].join('');
}

function source(attribute: 'href' | 'src', file: string, integrity: Integrity): string {
  return `${attribute}="/${file}" integrity="${integrity[file]}"`;
}
