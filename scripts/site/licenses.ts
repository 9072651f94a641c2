import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledLicenses } from '../application/parts.ts';

/** A package of which visitors load something, with the licence under which they may. */
interface Licensed {
  name: string;
  version: string;
  /** The licence's name by SPDX. */
  identifier?: string;
  text?: string;
}

/** The packages from which the face and the icons in `src` were made; no module imports them. */
const copied = ['@fontsource-variable/fraunces', '@phosphor-icons/core'];

/**
 * Writes licenses.txt: every package of which something is published, with its licence's text.
 * @param root the project's folder
 * @param output the folder of the built client
 * @throws when a package has no licence text, since it could not be published then
 */
export async function writeLicenses({ root, output }: { root: string; output: string }) {
  const list = await readFile(path.join(output, bundledLicenses), 'utf8');
  const bundled = JSON.parse(list) as Licensed[];
  const others = await Promise.all(copied.map((name) => readLicense(root, name)));
  const all = [...bundled, ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  await writeFile(path.join(output, 'licenses.txt'), all.map(chapter).join('\n\n'));
}

async function readLicense(root: string, name: string): Promise<Licensed> {
  const folder = path.join(root, 'node_modules', name);
  const { version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as { version: string; license: string };
  const text = await readFile(path.join(folder, 'LICENSE'), 'utf8');
  return { name, version, identifier: license, text };
}

function chapter({ name, version, identifier, text }: Licensed): string {
  if (!identifier || !text) throw new Error(`the package ${name} has no licence text`);
  const title = `${name} ${version} (${identifier})`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;
}
