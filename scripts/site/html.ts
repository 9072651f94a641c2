import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { hashOf } from './headers/hashes.ts';

/** What goes into the places of `src/app/index.html`; head and body are HTML. */
export interface ShellParts {
  lang: string;
  head: string;
  body: string;
}

/** The HTML that all pages share. @param root the project's folder */
export function readShell(root: string): Promise<string> {
  return readFile(path.join(root, 'src/app/index.html'), 'utf8');
}

/** Fills the shell's places, each a comment of the part's name. */
export function fillShell(shell: string, parts: ShellParts): string {
  return shell.replaceAll(
    /<!--(lang|head|body)-->/g,
    (_, name: string) => parts[name as keyof ShellParts],
  );
}

/** Has the fonts fetched before the browser knows that a word on the page needs them. */
export function fontPreloads(fileNames: readonly string[]): string {
  return fileNames
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`)
    .join('');
}

/**
 * The script that starts the site and the modules that a page needs besides, each with its hash
 * (Subresource Integrity).
 * @param chunks all chunks of the client
 * @param moduleIds the ids of the modules that the page needs besides
 */
export function scriptTags(
  chunks: readonly Rolldown.OutputChunk[],
  moduleIds: readonly string[],
): string {
  const entry = entryOf(chunks);
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add);
  };
  add(entry);
  for (const id of moduleIds) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`the client has no chunk for ${id}`);
    add(chunk);
  }
  const tags = [...needed].map(({ fileName, code }) =>
    fileName === entry.fileName
      ? `<script type="module" src="/${fileName}" integrity="${hashOf(code)}"></script>`
      : `<link rel="modulepreload" href="/${fileName}" integrity="${hashOf(code)}" />`,
  );
  return tags.join('');
}

/** The chunk that starts the site. */
export function entryOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the client has no entry');
  return entry;
}
