import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Slugger from 'github-slugger';
import { describe, expect } from 'vitest';
import { folderTypes, singletonTypes } from '../../scripts/content/content-types/content-types.ts';
import { releaseReport } from '../../scripts/content/diagnostics/release-report.ts';
import { readRequest } from '../../scripts/new/request.ts';
import { en } from '../../scripts/vite/dev-panel/client/strings/en.ts';
import { contactNames, parseLinkTarget } from '../../src/fields/link-target.ts';
import { tags } from '../../src/tags/schemas.ts';
import { project } from '../support/folders.ts';
import { test } from '../support/site-copy.ts';

/*
 * Applies each example of the guides for staff and their helpers to the fixture site. Other tests cover what
 * it says about the page, --fix, --release, diff, the build and editors.
 */

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const guide = read('content/README.md');
const setup = read('content/SETUP.md');
const chaptersOf = (document: string) =>
  document
    .split(/^## /m)
    .map((text): [string, string] => [text.slice(0, text.indexOf('\n')), text]);
const chapters = new Map(chaptersOf(setup));

/** Returns a chapter by its heading. */
function chapter(heading: string): string {
  const text = chapters.get(heading);
  if (text === undefined) throw new Error(`the guide has no chapter "${heading}"`);
  return text;
}

const prices = 'content/faq/prices.mdx';
const pricesWith = (body: string) => `---\nquestion: And prices?\norder: 80\n---\n\n${body}`;
const partsPage = '---\ntitle: Parts\ndescription: Parts.\nwhatsapp: Hi!\n---\n\n# Parts\n\n';

const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const blocksIn = (text: string) =>
  [...text.matchAll(/^(`{3,})\n([^]*?)^\1$/gm)].map(([, , block = '']) => block);
const blockIn = (text: string) => blocksIn(text)[0] ?? '';
const firstColumn = (text: string) => text.match(/^\| .*?\|/gm)?.flatMap(codeIn) ?? [];

describe('every command in a document exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const documents = [
    'README.md',
    'content/SETUP.md',
    'scripts/README.md',
    '.github/DEPLOY.md',
    '.github/pull_request_template.md',
  ];

  test.for(documents)('%s', (file) => {
    const text = read(file);
    const listed = [...text.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(listed).not.toEqual([]);
    const knownCommands = new Set(['ci', 'install', 'sbom', ...Object.keys(scripts)]);
    expect(listed.filter((name) => !knownCommands.has(name))).toEqual([]);
  });

  test.for([...documents, 'content/README.md'])('links only to existing files: %s', (file) => {
    const folder = path.join(project, path.dirname(file));
    const targets = [...read(file).matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)[^)]*\)/g)].map(
      ([, to = '']) => to,
    );
    const real = targets.filter((target) => /[./]/.test(target));
    expect(real.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });
});

describe('the guide for staff', () => {
  const steps = chaptersOf(guide);

  test('is short, begins with the three steps, and names Git in its last chapter only', () => {
    const count = guide.split(/[^\p{L}\p{N}’'-]+/u).filter(Boolean).length;
    expect(count).toBeGreaterThan(1_200);
    expect(count).toBeLessThan(1_500);
    expect(steps[0]?.[1]).toMatch(/Open the site[^]*Change text[^]*Send/);
    const git = /\b(git(hub)?|commit|branch|pull request|merge|push|clone)\b/i;
    expect(steps.filter(([, text]) => git.test(text)).map(([name]) => name)).toEqual([
      steps.at(-1)?.[0],
    ]);
  });

  test('shows Markdown that has the described effect', () => {
    const texts = JSON.stringify(en);
    const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
    const listed = bold.filter((name) => /^[A-Z][^.:]*$/.test(name) && name !== 'Most Compatible');
    expect(listed.filter((name) => !texts.includes(name))).toEqual([]);
  });

  test('shows a landline with WhatsApp that works', async ({ content }) => {
    const [lines = ''] = blocksIn(guide);
    content.edit('content/site/business.mdx', (text) => text.replace(/^phone: .*\n/m, lines));
    expect(await content.diagnostics()).toEqual([]);
  });
});

describe('the guide for helpers', () => {
  test('shows Markdown that does what it says', async ({ content }) => {
    const [first = ''] = Object.keys((await content.load()).model?.pictures ?? {});
    const syntax = ['**bold**', '- ', '## ', '[text](link)', '![what it shows](name)'];
    expect(codeIn(chapter('What a file looks like'))).toEqual(expect.arrayContaining(syntax));
    const body = '## Handles\n\nA **bold** [word](/faq).\n\n- one\n- two\n\n';
    content.write('content/pages/parts.mdx', `${partsPage}${body}![A shop](${first})\n`);
    expect(await content.diagnostics()).toEqual([]);
  });

  test('shows commands that write a new file', () => {
    const commands = setup.match(/npm run new \w+ "[^"]*"( [a-z-]+)?/g) ?? [];
    const ids = commands.map((command) => {
      const [, type = '', text = '', name] = /new (\w+) "([^"]*)"(?: (.*))?/.exec(command) ?? [];
      return readRequest([type, text, ...(name ? [name] : [])]).id;
    });
    expect(ids).toEqual(['do-you-deliver-to-pokhara', 'spare-parts', 'announcement']);
  });

  test('names facts that exist, and all that every shop has', async ({ content }) => {
    content.edit('content/site/business.mdx', (text) =>
      text.replace('email:', 'whatsapp: +977 984-1112223\nemail:'),
    );
    const { facts = {}, model } = await content.load();
    const matches = chapter('Facts').match(/`\{\w+\}`/g) ?? [];
    const listed = matches.map((name) => name.slice(2, -2));
    const ownFacts = Object.keys(model?.site.business.facts ?? {});
    const builtIn = Object.keys(facts).filter((name) => !ownFacts.includes(name));
    expect(listed.filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
    expect(builtIn.filter((name) => !listed.includes(name))).toEqual([]);
  });

  test('names links that work, and all link keywords', () => {
    const links = firstColumn(chapter('Links')).map((link) => link.replace('…', 'shop.test'));
    expect(links.filter((link) => !parseLinkTarget(link))).toEqual([]);
    const listed = new Set([...links, ...codeIn(chapter('Facts'))]);
    expect(contactNames.filter((name) => !listed.has(name))).toEqual([]);
  });

  test('names every folder and every file of site/', () => {
    const listed = firstColumn(chapter('What is where')).map((name) =>
      name.replace(/^site\/|\/$|\.mdx$/g, ''),
    );
    const allFiles = [
      ...folderTypes.map(({ name }) => name),
      ...singletonTypes.map(({ id }) => id ?? ''),
    ];
    expect(listed.map((name) => name.replace(/\.mdx$/, '')).toSorted()).toEqual(
      [...allFiles, 'ne', 'pictures'].toSorted(),
    );
  });

  test.for([
    ['a file', 'What a file looks like', 'faq/example'],
    ['an announcement', 'An announcement above the header', 'site/announcement'],
    ['an entry with days', 'Not yet, or for some days only', 'faq/dashain'],
  ] as const)('shows %s that works', async ([, heading, file], { content }) => {
    content.write(`content/${file}.mdx`, blockIn(chapter(heading)));
    expect(await content.diagnostics()).toEqual([]);
  });

  test('shows hours and days with other hours that work', async ({ content }) => {
    const [hours = '', days = ''] = blocksIn(chapter('Opening hours and holidays'));
    expect([hours, days].map((block) => block.split('\n')[0])).toEqual(['hours:', 'special_days:']);
    content.edit('content/site/business.mdx', (text) =>
      text.replace(/^hours:\n(?: .*\n)+/m, hours).replace(/^social:/m, `${days}social:`),
    );
    expect(await content.diagnostics()).toEqual([]);
  });

  test('shows new lines, a list and a table that work', async ({ content }) => {
    const body = blockIn(chapter('Lines, lists, tables and prices'));
    content.write(prices, pricesWith(body));
    const { model, warnings } = await content.load();
    expect(JSON.stringify(model?.collections.faq.at(-1)?.body?.tree)).toContain('Bhaktapur');
    expect(warnings.filter(({ path: file }) => file === prices)).toEqual([]);
  });

  test('shows what Git writes if two people change the same lines', async ({ content }) => {
    const body = blockIn(chapter('Two people changed the same lines'));
    content.write(prices, pricesWith(body));
    expect(await content.diagnostics()).toHaveLength(1);
  });

  test('links its list of tasks to existing chapters', () => {
    const slugger = new Slugger();
    const anchors = new Set([...chapters.keys()].map((heading) => slugger.slug(heading)));
    const listed = [...setup.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(listed.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  test('names tags that exist, and shows tags that work', async ({ content }) => {
    const text = chapter('Tags on pages');
    const listed = [...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);
    expect(listed).not.toEqual([]);
    expect(listed.filter((name) => !Object.hasOwn(tags, name))).toEqual([]);
    expect(codeIn(text).filter((code) => code.startsWith('<Button '))).toEqual([
      '<Button to="call">Call Now</Button>',
    ]);
    const tagLines = codeIn(text).filter(
      (code) => code.endsWith('/>') || code.startsWith('<Button '),
    );
    content.write('content/pages/parts.mdx', `${partsPage}${tagLines.join('\n\n')}\n`);
    expect(await content.diagnostics()).toEqual([]);
  });

  test("quotes the check's result if nothing remains", () => {
    const quotes = [...setup.matchAll(/says `([^`]+)`/g)].map(([, quote]) => quote);
    expect(quotes).toEqual([releaseReport([], [])]);
  });
});
