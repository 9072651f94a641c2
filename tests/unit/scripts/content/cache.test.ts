import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { openCache } from '../../../../scripts/content/cache.ts';
import type { FileResult } from '../../../../scripts/content/validate/examine-file.ts';
import { load } from '../../../../scripts/content/load.ts';
import { createRememberingExamine } from '../../../../scripts/content/remembering-examine.ts';
import { test, watched } from './code-copy.ts';
import type { ContentCopy } from './content-copy.ts';

/** Checks a copy as a new process does; `read` are the files that were not remembered. */
async function check({ root }: ContentCopy) {
  const { cache, made } = watched(openCache<FileResult>(root, 'findings'));
  const result = await load(root, createRememberingExamine(cache));
  cache.save();
  return { result, read: made };
}

const cacheFile = ({ root }: ContentCopy) => path.join(root, '.cache/findings.json');

describe('Somebody checks the content a second time', () => {
  test('and nothing is read anew, and the result is the same', async ({ content }) => {
    const first = await check(content);
    const second = await check(content);
    expect(first.read).toContain('content/faq/delivery.mdx');
    expect(second.read).toEqual([]);
    expect(second.result.model).toStrictEqual(first.result.model);
    expect(second.result.model).toStrictEqual((await load(content.root)).model);
  });

  test('after an edit, and only that file is', async ({ content }) => {
    await check(content);
    await content.edit('content/faq/delivery.mdx', (text) => `${text}\nAnd we carry it up.\n`);
    const { read, result } = await check(content);
    expect(read).toEqual(['content/faq/delivery.mdx']);
    const entry = result.model?.collections.faq.find(({ id }) => id === 'delivery');
    expect(entry?.words).toContain('And we carry it up.');
  });

  test('after a mistake, which is told each time until it is fixed', async ({ content }) => {
    await check(content);
    await content.edit('content/faq/delivery.mdx', (text) => `${text}\nCall {phnoe}.\n`);
    const told = (await check(content)).result.diagnostics;
    expect(told).toHaveLength(1);
    expect((await check(content)).result.diagnostics).toEqual(told);
  });

  test('after a fact is another, and the files that say it are', async ({ content }) => {
    await check(content);
    await content.edit('content/site/business.mdx', (text) =>
      text.replace(/^( *quote_time:).*$/m, '$1 three days'),
    );
    const { read, result } = await check(content);
    expect(read).toContain('content/faq/sell.mdx');
    expect(read).not.toContain('content/faq/delivery.mdx');
    const { model } = await load(content.root);
    expect(result.model).toStrictEqual(model);
  });

  test('after a fact is gone, and the files that say it are told', async ({ content }) => {
    await check(content);
    await content.edit('content/site/business.mdx', (text) =>
      text.replace(/^ *report_time:.*\n/m, ''),
    );
    const { result } = await check(content);
    expect(result.diagnostics.map(({ path: file }) => file)).toContain('content/faq/returns.mdx');
  });
});

describe('Code changes between two checks', () => {
  const changes = [
    ['the schema of a collection', 'src/collections/faq/schema.ts', /^content\/faq\//],
    ['the schema of a tag', 'src/tags/hero/schema.ts', /^content\/pages\//],
    ['the schema of a file', 'src/singletons/footer/schema.ts', /^content\/site\/footer\.mdx$/],
    ['a field of many', 'src/fields/text.ts', /^/],
    ['the remark plugin', 'scripts/content/remark.ts', /^/],
    ['a package', 'node_modules/.package-lock.json', /^/],
  ] as const;

  for (const [what, file, expected] of changes) {
    test(`and ${what} drops what depends on it and nothing else`, async ({ content }) => {
      const all = (await check(content)).read;
      const place = path.join(content.root, file);
      await writeFile(place, `${await readFile(place, 'utf8')}\n`);
      expect((await check(content)).read).toEqual(all.filter((name) => expected.test(name)));
      expect((await check(content)).read).toEqual([]);
    });
  }
});

describe('The file of the cache', () => {
  const damages: Record<string, (text: string) => string> = {
    'is cut off': (text) => text.slice(0, -100),
    'is changed in one place': (text) => text.replace('Yes, we', 'No, we'),
    'is no JSON': () => 'hello',
    'is empty': () => '',
    'has a digest and nothing that is known': () =>
      '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
  };

  for (const [how, damage] of Object.entries(damages)) {
    test(`${how}, and all is read anew`, async ({ content }) => {
      const first = await check(content);
      const text = await readFile(cacheFile(content), 'utf8');
      expect(damage(text)).not.toBe(text);
      await writeFile(cacheFile(content), damage(text));
      const second = await check(content);
      expect(second.read).toEqual(first.read);
      expect(second.result.model).toStrictEqual(first.result.model);
      expect((await check(content)).read).toEqual([]);
    });
  }

  test('cannot be written, and nobody minds', async ({ content }) => {
    await content.write('.cache', 'a file where the folder should be');
    expect((await check(content)).result.diagnostics).toEqual([]);
    expect((await check(content)).read).not.toEqual([]);
  });

  test('forgets files that are gone', async ({ content }) => {
    await content.write('content/faq/why.mdx', '---\nquestion: Why?\norder: 9\n---\n\nBecause.\n');
    await check(content);
    expect(await readFile(cacheFile(content), 'utf8')).toContain('faq/why.mdx');
    await content.remove('content/faq/why.mdx');
    await check(content);
    expect(await readFile(cacheFile(content), 'utf8')).not.toContain('faq/why.mdx');
  });
});
