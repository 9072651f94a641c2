import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tags } from '../../src/tags/schemas.ts';
import { folderKinds } from './file-kinds.ts';

/** Examples that the tests try: whole files by their folder, and pieces of pages by their tag. */
export interface Examples {
  folders: Readonly<Record<string, string>>;
  tags: Readonly<Record<string, string>>;
}

/** @param root the project's folder */
export async function readExamples(root: string): Promise<Examples> {
  const read = (name: string) =>
    readFile(path.join(root, 'tests/fixtures/valid', `${name}.mdx`), 'utf8');
  const files = folderKinds.map(async ({ name }) => [name, await read(`collections/${name}`)]);
  const pieces = Object.keys(tags).map(async (name) => [name, piece(await read(`tags/${name}`))]);
  return {
    folders: Object.fromEntries(await Promise.all(files)),
    tags: Object.fromEntries(await Promise.all(pieces)),
  };
}

/** A page without its front matter and without a heading that stands before everything. */
function piece(page: string): string {
  return page.replace(/^---\n.*?\n---\n/s, '').replace(/^\s*# .*\n/, '');
}
