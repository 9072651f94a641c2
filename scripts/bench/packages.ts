import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Node as a package, for what does not run on the Node of this project. */
const system = process.platform === 'win32' ? 'win' : process.platform;
export const nodePackage = `node-${system}-${process.arch}`;

/** What only the bench needs, in the versions that it was last run with. Nothing else names one. */
const packages = {
  lighthouse: { lighthouse: '12.8.2' },
  astro: {
    astro: '7.3.5',
    '@astrojs/mdx': '8.0.2',
    '@astrojs/markdown-remark': '7.3.0',
    // Astro 7.3 wants Node 22.19 or newer.
    [nodePackage]: '24.21.0',
  },
};

/**
 * Installs what a part of the bench needs into .cache/bench, where that has not been done yet.
 * @param root the project's folder
 * @returns the folder that holds node_modules
 */
export async function installed(root: string, part: keyof typeof packages): Promise<string> {
  const folder = path.join(root, '.cache/bench', part);
  const file = path.join(folder, 'package.json');
  const wanted = { private: true, type: 'module', dependencies: packages[part] };
  const text = `${JSON.stringify(wanted, null, 2)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-engine-strict'];
  try {
    await promisify(execFile)('npm', install, { cwd: folder, shell: process.platform === 'win32' });
  } catch (error) {
    // An installation that failed is done anew the next time.
    await rm(file);
    throw error;
  }
  return folder;
}
