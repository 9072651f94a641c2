import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { fixture } from '../support/folders.ts';
import { withServer, test as base } from '../support/project-copy.ts';

/** A test whose CONTENT_ROOT is a relative path outside the project. Its content/ is a link. */
const test = base.extend<{ outside: string }>({
  outside: [
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
  test('is checked', async ({ copy, outside }) => {
    const file = path.join(outside, 'faq/delivery.mdx');
    const validText = copy.read(file);
    expect((await copy.run('check')).output).toMatch(/^The content is in order\./);
    copy.edit(file, (text) => text.replace('order:', 'ordr:'));
    expect((await copy.run('check')).output).toContain('content/faq/delivery.mdx:3:1  "ordr"');
    copy.edit(file, () => validText);
  });

  test('receives new files', async ({ copy, outside }) => {
    const { code } = await copy.run('new', 'faq', 'Do you rent?');
    expect(code).toBe(0);
    expect(copy.read(path.join(outside, 'faq/do-you-rent.mdx'))).toContain('Do you rent?');
  });

  test("defines the text of a build, without the project's own content", async ({ copy }) => {
    const { code } = await copy.run('vite', 'build');
    expect(code).toBe(0);
    const page = copy.read('dist/faq.html');
    expect(page).toContain('Which ways of payment are there?');
    expect(page).not.toContain('question:');
  });

  test('is served with its pictures and changes by the dev server', ({ copy, outside }) =>
    withServer(copy, [], async (site) => {
      const read = async (url: string) => (await fetch(site + url)).text();
      expect(await read('/faq')).toContain('Which ways of payment are there?');
      const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(await read('/')) ?? [];
      expect(await read(picture)).toContain('<svg');
      const sentence = 'Saved while somebody looks at it.';
      const saveAndRead = () => {
        copy.edit(path.join(outside, 'faq/payment.mdx'), (text) => `${text}\n${sentence}\n`);
        return read('/faq');
      };
      await expect.poll(saveAndRead, { timeout: 60_000, interval: 500 }).toContain(sentence);
    }));
});

test.for(['check', 'new', 'vite', 'diff'])(
  'fails if CONTENT_ROOT contains no content/: %s',
  async (command, { other }) => {
    other.edit('.env', () => 'CONTENT_ROOT=src\n');
    const { code, output } = await other.run(command);
    expect(code).not.toBe(0);
    const sentence = `${path.join(other.root, 'src')} contains no folder content/. Set CONTENT_ROOT to a folder that contains one.\n`;
    expect(output.endsWith(sentence)).toBe(true);
    expect(output).not.toMatch(/^ +at /m);
  },
);
