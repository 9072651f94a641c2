import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { hashOf } from '../hosting/inline-hashes.ts';

/** The hash of each built script and style sheet, by its path (Subresource Integrity). */
export type Integrity = Readonly<Record<string, string>>;

/** @param output the folder of the built client, of which the manifest tells */
export async function readIntegrity(output: string, manifest: Manifest): Promise<Integrity> {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const names = files.filter((file) => /\.(?:js|css)$/.test(file)).toSorted();
  const hashes = names.map(async (name) => [name, hashOf(await readFile(path.join(output, name)))]);
  return Object.fromEntries(await Promise.all(hashes)) as Integrity;
}

/** An import map by which browsers check also those scripts that are fetched later on. */
export function importMap(integrity: Integrity): string {
  const scripts = Object.entries(integrity)
    .filter(([name]) => name.endsWith('.js'))
    .map(([name, hash]) => [`/${name}`, hash]);
  const map = JSON.stringify({ integrity: Object.fromEntries(scripts) as Integrity });
  return `<script type="importmap">${map}</script>`;
}
