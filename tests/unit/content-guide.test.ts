import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { folderTypes, singletonTypes } from '../../src/compiler/content-types/content-types.ts';
import { contactNames, parseLinkTarget } from '../../src/site/fields/link-target.ts';
import { project } from '../support/folders.ts';
import { test } from '../support/site-copy.ts';

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const setup = read('content/SETUP.md');

/** Finds all matches. @returns the first group of each match */
const findGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
const codeIn = (text: string) => findGroups(text, /`([^`\n]+)`/g);

/** Returns a chapter of the guide for helpers by its heading. */
const chapter = (heading: string) =>
  setup.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** Returns the code in the first column of the chapter's table. */
const firstColumn = (heading: string) =>
  chapter(heading)
    .match(/^\| .*?\|/gm)
    ?.flatMap(codeIn) ?? [];

/** Returns the code blocks of a chapter. */
const blocksIn = (heading: string) =>
  [...chapter(heading).matchAll(/^(`{3,})\n([^]*?)^\1$/gm)].map(([, , block = '']) => block);

test.for([
  'README.md',
  'content/README.md',
  'content/README.ne.md',
  'content/SETUP.md',
  'scripts/README.md',
  '.github/CONTRIBUTING.md',
  '.github/DEPLOY.md',
  '.github/SECURITY.md',
  '.github/pull_request_template.md',
])('names only existing commands and files: %s', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = new Set(['ci', 'install', 'sbom', ...Object.keys(scripts)]);
  const listed = findGroups(read(document), /npm (?:run )?([a-z:]+)/g);
  expect(listed.filter((name) => !commands.has(name))).toEqual([]);
  const links = findGroups(read(document), /\]\((?!https?:|#|\/)([^)#\s]+)[^)]*\)/g);
  // Links without a dot or slash are examples of links in content, such as "call".
  const files = links.filter((link) => /[./]/.test(link));
  const folder = path.join(project, path.dirname(document));
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});

test('names every fact, link, folder and file of site/', async ({ content }) => {
  const facts = findGroups(chapter('Facts'), /`\{(\w+)\}`/g);
  const { facts: defined = {} } = await content.load();
  // The fixture site has no number of its own for WhatsApp.
  expect(facts.filter((name) => !Object.hasOwn(defined, name))).toEqual(['whatsapp']);

  const links = firstColumn('Links').map((link) => link.replace('…', 'shop.test'));
  expect(links.filter((link) => !parseLinkTarget(link))).toEqual([]);
  const listed = new Set([...links, ...codeIn(chapter('Facts'))]);
  expect(contactNames.filter((name) => !listed.has(name))).toEqual([]);

  const files = firstColumn('What is where').map((name) => name.replace(/^site\//, ''));
  const folders = [...folderTypes.map(({ name }) => name), 'ne', 'pictures'];
  const expected = [
    ...folders.map((name) => `${name}/`),
    ...singletonTypes.map(({ id }) => `${id}.mdx`),
  ];
  expect(files.toSorted()).toEqual(expected.toSorted());
});

test('shows examples that work', async ({ content }) => {
  const [hours = '', days = ''] = blocksIn('Opening hours and holidays');
  content.edit('content/site/business.mdx', (text) =>
    text.replace(/^hours:\n(?: .*\n)+/m, hours).replace(/^social:/m, `${days}social:`),
  );
  const [answer = ''] = blocksIn('What a file looks like');
  content.write('content/faq/example.mdx', answer);
  const [dated = ''] = blocksIn('Drafts and dates');
  content.write('content/faq/dashain.mdx', dated);
  for (const announcement of blocksIn('An announcement above the header')) {
    content.write('content/site/announcement.mdx', announcement);
    expect(await content.diagnostics()).toEqual([]);
  }
  const tags = codeIn(chapter('Tags on pages')).filter((code) => /\/>|<\/Button>/.test(code));
  const page = '---\ntitle: Parts\ndescription: Parts.\nwhatsapp: Hi!\n---\n\n# Parts\n\n';
  const lines = blocksIn('Lines, lists, tables and prices');
  content.write('content/pages/parts.mdx', `${page}${[...lines, ...tags].join('\n\n')}\n`);
  expect(await content.diagnostics()).toEqual([]);
});
