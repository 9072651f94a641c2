import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installed, nodePackage } from '../packages.ts';
import { astroFiles, plainWords } from './astro-files.ts';
import { field, paragraph, type Builder } from './builder.ts';

/** Writes Astro's site into the folder in which it is installed. @param root the project's folder */
export async function astroBuilder(root: string): Promise<Builder> {
  const folder = await installed(root, 'astro');
  for (const left of ['content', 'src']) {
    await rm(path.join(folder, left), { recursive: true, force: true });
  }
  for (const [name, text] of Object.entries(astroFiles)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const astro = 'node_modules/astro/bin/astro.mjs';
  const page = { path: '/about', file: 'content/pages/about.mdx' };
  return {
    name: 'Astro',
    root: folder,
    node: path.join(folder, 'node_modules', nodePackage, 'bin/node'),
    build: [astro, 'build'],
    serve: (port) => [astro, 'dev', '--host', '127.0.0.1', '--port', String(port)],
    words: 'used furniture',
    edits: [
      { name: 'body', ...page, change: paragraph },
      { name: 'front matter', ...page, change: field('label') },
      { name: 'entry', path: '/faq', file: 'content/faq/delivery.mdx', change: field('question') },
    ],
  };
}

/** Makes the pages of a copy of this project as plain as Astro's. @param root the copy's folder */
export async function ownBuilder(root: string): Promise<Builder> {
  const folder = path.join(root, 'content/pages');
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(await readFile(file, 'utf8')) ?? [];
    const entries = name === 'faq.mdx' ? '\n<Collection of="faq" />\n' : '';
    await writeFile(file, `${frontMatter}\n${plainWords(name)}${entries}`);
  }
  const page = { path: '/about', file: 'content/pages/about.mdx' };
  const vite = 'node_modules/vite/bin/vite.js';
  return {
    name: 'this site',
    root,
    node: process.execPath,
    build: ['scripts/run.mjs', 'scripts/build.ts'],
    serve: (port) => [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    words: 'used furniture',
    edits: [
      { name: 'body', ...page, change: paragraph },
      { name: 'front matter', ...page, change: field('label') },
      { name: 'entry', path: '/faq', file: 'content/faq/delivery.mdx', change: field('question') },
    ],
  };
}
