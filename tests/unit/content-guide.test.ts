import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Slugger from 'github-slugger';
import { describe, expect } from 'vitest';
import { folderTypes, singletonTypes } from '../../src/compiler/content-types/content-types.ts';
import { releaseReport } from '../../src/compiler/diagnostics/release-report.ts';
import { readRequest } from '../../scripts/new/request.ts';
import { en } from '../../src/staff/bar/strings/en.ts';
import { contactNames, parseLinkTarget } from '../../src/site/fields/link-target.ts';
import { tags } from '../../src/site/tags/schemas.ts';
import { project } from '../support/folders.ts';
import { test } from '../support/site-copy.ts';

/*
 * Applies each example of the guide for staff (content/README.md) and of the guide for helpers
 * (content/SETUP.md) to the fixture site. Other tests cover the described commands and pages.
 */

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const guide = read('content/README.md');
const setup = read('content/SETUP.md');

/** Finds all matches. @returns the first group of each match */
const findGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** Returns the chapters of a document, each as its heading and its text with the heading. */
const chaptersOf = (document: string) =>
  document
    .split(/^## /m)
    .map((text): [string, string] => [text.slice(0, text.indexOf('\n')), text]);
const chapters = new Map(chaptersOf(setup));

/** Returns a chapter of the guide for helpers by its heading. */
function chapter(heading: string): string {
  const text = chapters.get(heading);
  if (text === undefined) throw new Error(`the guide has no chapter "${heading}"`);
  return text;
}

const prices = 'content/faq/prices.mdx';
const pricesWith = (body: string) => `---\nquestion: And prices?\norder: 80\n---\n\n${body}`;
const partsPage = '---\ntitle: Parts\ndescription: Parts.\nwhatsapp: Hi!\n---\n\n# Parts\n\n';

/** Returns the inline code of a text. */
const codeIn = (text: string) => findGroups(text, /`([^`\n]+)`/g);
const blocksIn = (text: string) =>
  [...text.matchAll(/^(`{3,})\n([^]*?)^\1$/gm)].map(([, , block = '']) => block);
const blockIn = (text: string) => blocksIn(text)[0] ?? '';

/** Returns the code in the first column of a table. */
const firstColumn = (text: string) => text.match(/^\| .*?\|/gm)?.flatMap(codeIn) ?? [];

describe('a document', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const documents = [
    'README.md',
    'content/SETUP.md',
    'scripts/README.md',
    '.github/DEPLOY.md',
    '.github/pull_request_template.md',
  ];

  test.for(documents)('names only existing commands: %s', (file) => {
    const listed = findGroups(read(file), /npm (?:run )?([a-z:]+)/g);
    expect(listed).not.toEqual([]);
    const knownCommands = new Set(['ci', 'install', 'sbom', ...Object.keys(scripts)]);
    expect(listed.filter((name) => !knownCommands.has(name))).toEqual([]);
  });

  test.for([...documents, 'content/README.md'])('links only to existing files: %s', (file) => {
    const folder = path.join(project, path.dirname(file));
    const targets = findGroups(read(file), /\]\((?!https?:|#|\/)([^)#\s]+)[^)]*\)/g);
    // Targets without a dot or slash are examples of links in content, such as "call".
    const files = targets.filter((target) => /[./]/.test(target));
    expect(files.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });
});

describe('the guide for staff', () => {
  const guideChapters = chaptersOf(guide);

  test('has 1,200 to 1,500 words and begins with the three steps', () => {
    const wordCount = guide.match(/[\p{L}\p{N}’'-]+/gu)?.length;
    expect(wordCount).toBeGreaterThan(1_200);
    expect(wordCount).toBeLessThan(1_500);
    expect(guideChapters[0]?.[1]).toMatch(/Open the site[^]*Change text[^]*Send/);
  });

  test('names Git in its last chapter only', () => {
    const git = /\b(git(hub)?|commit|branch|pull request|merge|push|clone)\b/i;
    const chaptersWithGit = guideChapters.filter(([, text]) => git.test(text));
    expect(chaptersWithGit).toEqual([guideChapters.at(-1)]);
  });

  test('names only buttons that the staff bar has', () => {
    const bold = findGroups(guide, /\*\*([^*]+)\*\*/g);
    // "Most Compatible" is a camera setting of iPhones.
    const isButton = (name: string) => /^[A-Z][^.:]*$/.test(name) && name !== 'Most Compatible';
    const buttonsOfBar = JSON.stringify(en);
    expect(bold.filter((name) => isButton(name) && !buttonsOfBar.includes(name))).toEqual([]);
  });

  test('shows a landline with WhatsApp that works', async ({ content }) => {
    const [lines = ''] = blocksIn(guide);
    content.edit('content/site/business.mdx', (text) => text.replace(/^phone: .*\n/m, lines));
    expect(await content.diagnostics()).toEqual([]);
  });
});

describe('the guide for helpers', () => {
  test('describes Markdown that works', async ({ content }) => {
    const syntax = ['**bold**', '- ', '## ', '[text](link)', '![what it shows](name)'];
    expect(codeIn(chapter('What a file looks like'))).toEqual(expect.arrayContaining(syntax));
    const body = '## Handles\n\nA **bold** [word](/faq).\n\n- one\n- two\n\n';
    content.write('content/pages/parts.mdx', `${partsPage}${body}![A shop](shop)\n`);
    expect(await content.diagnostics()).toEqual([]);
  });

  test('shows commands that write a new file', () => {
    const commands = setup.match(/npm run new \w+ "[^"]*"( [a-z-]+)?/g) ?? [];
    const ids = commands.map((command) => {
      const [, type = '', ...args] = /new (\w+) "([^"]*)"(?: (.*))?/.exec(command) ?? [];
      return readRequest([type, ...args.filter((arg) => arg !== undefined)]).id;
    });
    expect(ids).toEqual(['do-you-deliver-to-pokhara', 'spare-parts', 'announcement']);
  });

  test('names only facts that exist, and every built-in fact', async ({ content }) => {
    content.edit('content/site/business.mdx', (text) =>
      text.replace('email:', 'whatsapp: +977 984-1112223\nemail:'),
    );
    const { facts = {}, model } = await content.load();
    const listed = findGroups(chapter('Facts'), /`\{(\w+)\}`/g);
    const ownFacts = Object.keys(model?.site.business.facts ?? {});
    const builtInFacts = Object.keys(facts).filter((name) => !ownFacts.includes(name));
    expect(listed.filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
    expect(builtInFacts.filter((name) => !listed.includes(name))).toEqual([]);
  });

  test('names only links that work, and every link keyword', () => {
    const links = firstColumn(chapter('Links')).map((link) => link.replace('…', 'shop.test'));
    expect(links.filter((link) => !parseLinkTarget(link))).toEqual([]);
    const listed = new Set([...links, ...codeIn(chapter('Facts'))]);
    expect(contactNames.filter((name) => !listed.has(name))).toEqual([]);
  });

  test('names every folder and every file of site/', () => {
    const listed = firstColumn(chapter('What is where')).map((name) =>
      name.replaceAll(/^site\/|\/$|\.mdx$/g, ''),
    );
    const folders = folderTypes.map(({ name }) => name);
    const files = singletonTypes.map(({ id = '' }) => id);
    expect(listed.toSorted()).toEqual([...folders, ...files, 'ne', 'pictures'].toSorted());
  });

  test.for([
    ['a file', 'What a file looks like', 'faq/example'],
    ['an announcement', 'An announcement above the header', 'site/announcement'],
    ['an entry with days', 'Drafts and dates', 'faq/dashain'],
  ] as const)('shows %s that works', async ([, heading, file], { content }) => {
    content.write(`content/${file}.mdx`, blockIn(chapter(heading)));
    expect(await content.diagnostics()).toEqual([]);
  });

  test('shows valid opening hours and special days', async ({ content }) => {
    const [hours = '', days = ''] = blocksIn(chapter('Opening hours and holidays'));
    expect([hours, days].map((block) => block.split('\n')[0])).toEqual(['hours:', 'special_days:']);
    content.edit('content/site/business.mdx', (text) =>
      text.replace(/^hours:\n(?: .*\n)+/m, hours).replace(/^social:/m, `${days}social:`),
    );
    expect(await content.diagnostics()).toEqual([]);
  });

  test('shows new lines, a list and a table that work', async ({ content }) => {
    content.write(prices, pricesWith(blockIn(chapter('Lines, lists, tables and prices'))));
    const { model, warnings } = await content.load();
    expect(JSON.stringify(model?.collections.faq.at(-1)?.body?.tree)).toContain('Bhaktapur');
    expect(warnings.filter(({ path: file }) => file === prices)).toEqual([]);
  });

  test('shows conflict markers of Git, which the check reports', async ({ content }) => {
    content.write(prices, pricesWith(blockIn(chapter('Two people changed the same lines'))));
    expect(await content.diagnostics()).toHaveLength(1);
  });

  test('links its list of tasks to existing chapters', () => {
    const slugger = new Slugger();
    const anchors = new Set([...chapters.keys()].map((heading) => slugger.slug(heading)));
    const listed = findGroups(setup, /\]\(#([^)]+)\)/g);
    expect(listed.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  test('names tags that exist, and shows tags that work', async ({ content }) => {
    const text = chapter('Tags on pages');
    const listed = findGroups(text, /<([A-Z]\w+)/g);
    expect(listed).not.toEqual([]);
    expect(listed.filter((name) => !Object.hasOwn(tags, name))).toEqual([]);
    const isExample = (code: string) => code.startsWith('<Button ') || code.endsWith('/>');
    const examples = codeIn(text).filter(isExample);
    expect(examples).toContain('<Button to="call">Call Now</Button>');
    content.write('content/pages/parts.mdx', `${partsPage}${examples.join('\n\n')}\n`);
    expect(await content.diagnostics()).toEqual([]);
  });

  test('quotes the report of a release that is ready to publish', () => {
    expect(findGroups(setup, /says `([^`]+)`/g)).toEqual([releaseReport([], [])]);
  });
});
