import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../browser/setup/project-copy.ts';

test('Somebody makes an answer by name, checks it, and cannot make it again', async () => {
  const copy = await copyProject();
  try {
    const made = await copy.run('new', 'faq', 'Do you deliver to Pokhara?');
    expect(made.output).toContain('content/faq/do-you-deliver-to-pokhara.mdx is written.');
    expect(made.code).toBe(0);
    const file = path.join(copy.root, 'content/faq/do-you-deliver-to-pokhara.mdx');
    expect(await readFile(file, 'utf8')).toContain('question: Do you deliver to Pokhara?');

    expect(await copy.run('check')).toEqual({ code: 0, output: 'The content is in order.\n' });

    const again = await copy.run('new', 'faq', 'Do you deliver to Pokhara?');
    expect(again.output).toContain('is there already');
    expect(again.code).toBe(1);
  } finally {
    await copy.remove();
  }
});
