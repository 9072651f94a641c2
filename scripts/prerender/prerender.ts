import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type { ServerEntry } from '../../src/content/server-entry.ts';
import { missingPage } from '../../src/content/match-page.ts';
import { siteModule } from '../application/parts.ts';
import type { WrittenContent } from './content-files.ts';
import { importMap } from './import-map.ts';
import { chunksOf, scriptsOf, withImports } from './page-scripts.ts';
import { fillShell } from './shell.ts';
import { speculationRules } from './speculation-rules.ts';

interface PrerenderOptions {
  /** The project's folder. */
  root: string;
  /** The built server entry. */
  server: string;
  /** The folder of the built client, into which the pages are written. */
  output: string;
  manifest: Manifest;
  written: WrittenContent;
  /** The code of the script that fetches the application. */
  start: string;
  /** What stands in a page's head besides what React writes there, by the page's id. */
  staticHead: (pageId: string) => string;
}

/** Writes each page as a file of HTML beside the built assets. */
export async function prerender({
  root,
  server,
  output,
  manifest,
  written: { files, content },
  start,
  staticHead,
}: PrerenderOptions): Promise<string[]> {
  const { render } = (await import(pathToFileURL(server).href)) as ServerEntry;
  const shell = await readFile(path.join(root, 'src/index.html'), 'utf8');
  const imports = await importMap(output, { [siteModule]: files.site });
  const chunks = chunksOf(manifest);
  const styles = fontPreloads(chunks) + (await inlineStyles(output, chunks));

  const pages = content.site.pages.map(async ({ id, route }) => {
    // The missing page answers at any address; it is rendered at one that no page can have.
    const page = await render(content, route ?? '/404.html');
    const html = fillShell(shell, {
      lang: content.site.language.code,
      head: page.head + styles + staticHead(id),
      body: page.body,
      scripts: imports + startTag(start, scriptsOf(manifest, files, id)) + speculationRules,
    });
    const file = fileName(id, route);
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    await writeFile(path.join(output, file), html);
    return file;
  });
  const names = await Promise.all(pages);
  await removeInlined(output, manifest);
  return names;
}

/** Removes the entry's styles, which stand in every page now, but for those that a script asks for. */
async function removeInlined(output: string, manifest: Manifest) {
  const late = Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry);
  const needed = late.flatMap((chunk) => withImports(manifest, chunk));
  const kept = new Set(needed.flatMap(({ css }) => css ?? []));
  for (const file of chunksOf(manifest).flatMap(({ css }) => css ?? [])) {
    if (!kept.has(file)) await rm(path.join(output, file));
  }
}

/** The file that a static host serves at the page's address. */
function fileName(id: string, route: string | undefined): string {
  if (id === missingPage) return '404.html';
  return route === '/' ? 'index.html' : `${route?.slice(1)}.html`;
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
function startTag(code: string, scripts: readonly string[]): string {
  const addresses = scripts.map((file) => `/${file}`);
  return `<script data-modules="${addresses.join(' ')}">${code}</script>`;
}
