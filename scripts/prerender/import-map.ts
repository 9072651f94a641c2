import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../hosting/inline-hashes.ts';

/**
 * The import map of all pages: where the application finds the content, and the hash of each script,
 * by which browsers check also those that are fetched later on (Subresource Integrity).
 * @param output the folder of the built site, with all its scripts
 * @param imports the path from there of each module that the application imports by a name
 */
export async function importMap(
  output: string,
  imports: Readonly<Record<string, string>>,
): Promise<string> {
  const names = await readdir(path.join(output, 'assets'));
  const scripts = names.filter((name) => name.endsWith('.js')).toSorted();
  const hashes = scripts.map(async (name) => [
    `/assets/${name}`,
    hashOf(await readFile(path.join(output, 'assets', name))),
  ]);
  const addresses = Object.entries(imports).map(([name, file]) => [name, `/${file}`]);
  const map = JSON.stringify({
    imports: Object.fromEntries(addresses) as Record<string, string>,
    integrity: Object.fromEntries(await Promise.all(hashes)) as Record<string, string>,
  });
  return `<script type="importmap">${map}</script>`;
}
