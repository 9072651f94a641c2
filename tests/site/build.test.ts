import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySite, runBuild } from '../support/sites.ts';

test('a build that finds mistakes tells all of them and leaves the last site as it was', async () => {
  const copy = await copySite();
  const dist = path.join(copy.root, 'dist');
  try {
    await mkdir(dist);
    await writeFile(path.join(dist, 'index.html'), 'the last build');
    await copy.edit('content/faq/payment.mdx', (text) =>
      text.replace(/^order: .*$/m, 'order: three'),
    );
    await copy.edit('content/values/thrift.mdx', (text) => text.replace('title:', 'titel:'));

    const { code, output } = await runBuild(copy.root, dist);
    expect(code).toBe(1);
    expect(output.split('\n').filter((line) => line.startsWith('content/'))).toEqual([
      expect.stringMatching(/^content\/faq\/payment\.mdx:3:8 {2}.*write a whole number/),
      expect.stringMatching(/^content\/values\/thrift\.mdx:2:1 {2}.*did you mean "title"\?/),
    ]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await readdir(dist)).toEqual(['index.html']);
    expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe('the last build');
    expect((await readdir(copy.root)).toSorted()).toEqual(['content', 'dist']);
  } finally {
    await copy.remove();
  }
});
