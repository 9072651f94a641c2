import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { fixture } from '../support/folders.ts';
import { withServer, test as base } from '../support/project-copy.ts';

/** A test with a CONTENT_ROOT outside the project. Its content/ is a link to `contentFolder`. */
const test = base.extend<{ contentFolder: string }>({
  contentFolder: [
    async ({ copy }, use) => {
      const { root, discard } = makeFolder();
      mkdirSync(path.join(root, 'linked'));
      cpSync(path.join(fixture, 'content'), path.join(root, 'target'), { recursive: true });
      symlinkSync(path.join(root, 'target'), path.join(root, 'linked/content'), 'junction');
      const linked = path.relative(copy.root, path.join(root, 'linked'));
      copy.edit('.env', () => `CONTENT_ROOT=${linked.replaceAll(path.sep, '/')}\n`);
      copy.remove('content');
      await use(path.relative(copy.root, path.join(root, 'target')));
      discard();
    },
    { scope: 'file', auto: true },
  ],
});

describe('the folder in CONTENT_ROOT', () => {
  test('is checked', async ({ copy, contentFolder }) => {
    const file = path.join(contentFolder, 'faq/delivery.mdx');
    const validText = copy.read(file);
    expect((await copy.run('check')).output).toMatch(/^The content is in order\./);
    copy.edit(file, (text) => text.replace('order:', 'ordr:'));
    expect((await copy.run('check')).output).toContain('content/faq/delivery.mdx:3:1  "ordr"');
    copy.edit(file, () => validText);
  });

  test('receives new files', async ({ copy, contentFolder }) => {
    const { code } = await copy.run('new', 'faq', 'Do you rent?');
    expect(code).toBe(0);
    expect(copy.read(path.join(contentFolder, 'faq/do-you-rent.mdx'))).toContain('Do you rent?');
  });

  test("defines the text of a build, without the project's own content", async ({ copy }) => {
    const { code } = await copy.run('vite', 'build');
    expect(code).toBe(0);
    const page = copy.read('dist/faq.html');
    expect(page).toContain('Which ways of payment are there?');
    expect(page).not.toContain('question:');
  });

  test('is served with its pictures and changes by the dev server', ({ copy, contentFolder }) =>
    withServer(copy, [], async (site) => {
      const read = async (url: string) => (await fetch(site + url)).text();
      expect(await read('/faq')).toContain('Which ways of payment are there?');
      const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(await read('/')) ?? [];
      expect(await read(picture)).toContain('<svg');
      const sentence = 'Saved while somebody looks at it.';
      copy.edit(path.join(contentFolder, 'faq/payment.mdx'), (text) => `${text}\n${sentence}\n`);
      await expect.poll(() => read('/faq'), { timeout: 60_000 }).toContain(sentence);
    }));
});

test.for(['check', 'new', 'vite', 'diff'])(
  '%s fails if CONTENT_ROOT contains no content/',
  async (command, { other }) => {
    other.edit('.env', () => 'CONTENT_ROOT=src\n');
    const { code, output } = await other.run(command);
    expect(code).not.toBe(0);
    const sentence = `${path.join(other.root, 'src')} contains no folder content/. Set CONTENT_ROOT to a folder that contains one.\n`;
    expect(output.endsWith(sentence)).toBe(true);
    expect(output).not.toMatch(/^ +at /m);
  },
);
