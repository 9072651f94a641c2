import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { copyProject } from '../browser/setup/project-copy.ts';
import { test } from './setup/copy.ts';

const program = '.cache/programs/scripts-check.mjs';
const inOrder = 'The content is in order.';

test('A command whose code was changed does what the new code says', async ({ copy }) => {
  expect((await copy.run('check')).output).toContain(inOrder);
  await copy.edit('scripts/check.ts', (text) => text.replace(inOrder, 'All is well.'));
  const { output } = await copy.run('check');
  expect(output).toContain('All is well.');
  expect(output).not.toContain(inOrder);
});

test('A command that was spoiled on the disk, or comes from elsewhere, is compiled anew', async ({
  copy,
}) => {
  await copy.run('check');
  const sayOtherwise = (text: string) => text.replace(inOrder, 'Spoiled.');
  const cut = (text: string) => text.slice(0, text.length / 2);
  for (const spoil of [sayOtherwise, cut, () => '']) {
    await copy.edit(program, spoil);
    const { code, output } = await copy.run('check');
    expect(output).toContain(inOrder);
    expect(code).toBe(0);
  }

  const elsewhere = await copyProject();
  await elsewhere.edit('scripts/check.ts', (text) => text.replace(inOrder, 'Elsewhere.'));
  await elsewhere.run('check');
  await rename(path.join(elsewhere.root, program), path.join(copy.root, program));
  await elsewhere.remove();
  expect((await copy.run('check')).output).toContain(inOrder);
});

test('An error in the code tells its place in the file that somebody wrote', async ({ copy }) => {
  let line = 0;
  await copy.edit('scripts/check.ts', (text) => {
    line = text.split('\n').length;
    return `${text}throw new Error('broken');\n`;
  });
  const { code, output } = await copy.run('check');
  expect(code).not.toBe(0);
  expect(output).toContain(`${path.join('scripts', 'check.ts')}:${line}`);
});
