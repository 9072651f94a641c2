import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Examples that the tests try: whole files by their folder, and pieces of pages by their tag. */
export interface Examples {
  folders: Readonly<Record<string, string>>;
  tags: Readonly<Record<string, string>>;
}

/** A heading such as "## `<Band>`" or "## `faq`", with the block of code below it. */
const example = /^## `(<?)([\w-]+)>?`\n\n(`{3,}).+\n([^]*?)^\3$/gm;

/** @param root the project's folder */
export async function readExamples(root: string): Promise<Examples> {
  const table = await readFile(path.join(root, 'tests/content/examples.md'), 'utf8');
  const examples: Record<keyof Examples, Record<string, string>> = { folders: {}, tags: {} };
  for (const [, bracket, name = '', , file = ''] of table.matchAll(example)) {
    if (bracket) examples.tags[name] = piece(file);
    else examples.folders[name] = file;
  }
  return examples;
}

/** A page without its front matter and without a heading that stands before everything. */
function piece(page: string): string {
  return page.replace(/^---\n.*?\n---\n/s, '').replace(/^\s*# .*\n/, '');
}
