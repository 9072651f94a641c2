import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import { parse } from 'yaml';

/**
 * Run with the name of a folder: reads its files, parses their front matter and compiles their
 * bodies, with nothing around it, one after the other. Prints the ms of each as JSON.
 */

const folder = process.argv[2] ?? '';
const names = (await readdir(folder)).map((name) => path.join(folder, name));
const { transform } = mdx({ remarkPlugins: [remarkFrontmatter] });

const start = performance.now();
const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')));
const read = performance.now();
for (const text of texts) parse(text.split(/^---\n/m)[1] ?? '');
const parsed = performance.now();
for (const [index, text] of texts.entries()) await transform(text, names[index] ?? '');
const compiled = performance.now();

console.log(
  JSON.stringify({ reading: read - start, yaml: parsed - read, compiling: compiled - parsed }),
);
