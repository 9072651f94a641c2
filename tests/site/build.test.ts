import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { expect, test as base } from '../support/visitor.ts';

const test = base.extend<{ copy: ProjectCopy }>({
  copy: async ({}, use) => {
    const copy = await copyProject();
    await mkdir(path.join(copy.root, 'dist'));
    await writeFile(path.join(copy.root, 'dist/index.html'), 'the last build');
    await use(copy);
    await copy.remove();
  },
});

/** That the last build lies there as it did, and nothing of the failed one beside it. */
async function expectLastBuild({ root }: ProjectCopy) {
  expect(await readdir(path.join(root, 'dist'))).toEqual(['index.html']);
  expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('the last build');
  expect((await readdir(root)).filter((name) => name.startsWith('.build'))).toEqual([]);
}

test('mistakes stop build and check, and both tell all of them by their places', async ({
  copy,
}) => {
  const sound = await copy.run('check');
  expect(sound).toEqual({ code: 0, output: expect.stringContaining('The content is in order.') });

  await copy.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^order: .*$/m, 'order: three'),
  );
  await copy.edit(
    'content/values/fair-dealing.mdx',
    (text) => `---\ntitel: Fair${text.slice(text.indexOf('\nicon'))}`,
  );
  for (const command of ['check', 'build']) {
    const { code, output } = await copy.run(command);
    expect(code, command).toBe(1);
    const lines = output.split('\n').filter((line) => line.startsWith('content/'));
    expect(lines, command).toEqual([
      expect.stringMatching(
        /^content\/faq\/payment\.mdx:3:8 {2}.*write a whole number, for example 3/,
      ),
      expect.stringMatching(/^content\/values\/fair-dealing\.mdx:2:1 {2}.*did you mean "title"\?/),
    ]);
    expect(output).not.toMatch(/^\s+at /m);
  }
  await expectLastBuild(copy);
});

test('a fault in the code stops the build as well', async ({ copy }) => {
  await copy.edit('src/site/Footer.tsx', () => 'export function Footer( {');
  const { code } = await copy.run('build');
  expect(code).not.toBe(0);
  await expectLastBuild(copy);
});
