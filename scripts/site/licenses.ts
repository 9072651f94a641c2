import { readFile } from 'node:fs/promises';
import path from 'node:path';

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
 * The text of licenses.txt: every package of which something is published, with its licence.
 * @param bundled the licences that Vite has found, as JSON
 * @param root the project's folder
 * @throws when a package has no licence text, since it could not be published then
 */
export async function licenses(bundled: string, root: string): Promise<string> {
  const others = await Promise.all(copied.map((name) => readLicense(root, name)));
  const all = [...(JSON.parse(bundled) as Licensed[]), ...others];
  return all
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(chapter)
    .join('\n\n');
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
