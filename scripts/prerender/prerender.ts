import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type { ServerEntry } from '../../src/content/server-entry.ts';
import { missingPage } from '../../src/content/match-page.ts';
import { pageModulePrefix } from '../vite/modules.ts';
import { importMap, readIntegrity } from './integrity.ts';
import { fillShell } from './shell.ts';
import { speculationRules } from './speculation-rules.ts';

interface PrerenderOptions {
  /** The project's folder. */
  root: string;
  /** The built server entry. */
  server: string;
  /** The folder of the built client, into which the pages are written. */
  output: string;
  /** The code of the script that fetches the application. */
  start: string;
  /** What stands in a page's head besides what React writes there, by the page's id. */
  staticHead: (pageId: string) => string;
}

const clientEntry = 'src/entry-client.tsx';

/** Writes each page as a file of HTML beside the built assets. */
export async function prerender({
  root,
  server,
  output,
  start,
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
    const styles = await inlineStyles(output, chunks);
    const html = fillShell(shell, {
      lang: site.language.code,
      head: page.head + fontPreloads(chunks) + styles + staticHead(id),
      body: page.body,
      scripts:
        importMap(integrity) + startTag(start, importsFirst(manifest, chunks)) + speculationRules,
    });
    const file = fileName(id, route);
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    await writeFile(path.join(output, file), html);
    return file;
  });
  const written = await Promise.all(files);
  await removeInlined(output, manifest);
  return written;
}

/** Removes the entry's styles, which stand in every page now, but for those that a script asks for. */
async function removeInlined(output: string, manifest: Manifest) {
  const late = Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry);
  const needed = late.flatMap((chunk) => withImports(manifest, chunk));
  const kept = new Set(needed.flatMap(({ css }) => css ?? []));
  for (const file of manifest[clientEntry]?.css ?? []) {
    if (!kept.has(file)) await rm(path.join(output, file));
  }
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

/** Each chunk behind those that it imports. */
function importsFirst(manifest: Manifest, chunks: readonly ManifestChunk[]): ManifestChunk[] {
  const depth = (chunk: ManifestChunk) => withImports(manifest, chunk).length;
  return chunks.toReversed().toSorted((one, other) => depth(one) - depth(other));
}

/** The styles stand inline, so that a page is painted as soon as it is there. */
async function inlineStyles(output: string, chunks: readonly ManifestChunk[]): Promise<string> {
  const files = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  const texts = await Promise.all(files.map((file) => readFile(path.join(output, file), 'utf8')));
  return `<style>${texts.join('').trim()}</style>`;
}

/** Has the fonts fetched before the browser knows that a word on the page needs them. */
function fontPreloads(chunks: readonly ManifestChunk[]): string {
  return [...new Set(chunks.flatMap(({ assets }) => assets ?? []))]
    .filter((file) => path.extname(file) === '.woff2')
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`)
    .join('');
}

/** The script that fetches the application when it is needed, with its modules in order. */
function startTag(code: string, chunks: readonly ManifestChunk[]): string {
  const modules = chunks.map(({ file }) => `/${file}`);
  return `<script data-modules="${modules.join(' ')}">${code}</script>`;
}
