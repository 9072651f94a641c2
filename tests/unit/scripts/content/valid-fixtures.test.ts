import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test as plainTest } from 'vitest';
import { collections } from '../../../../src/collections/schemas.ts';
import { tags } from '../../../../src/tags/schemas.ts';
import { project, test } from './content-copy.ts';

const fixtures = path.join(project, 'tests/fixtures');

function namesIn(folder: string): string[] {
  return readdirSync(path.join(fixtures, folder)).map((file) => path.parse(file).name);
}

describe('Each tag has an example that works', () => {
  plainTest('and no example is of a tag that is gone', () => {
    expect(namesIn('valid/tags').toSorted()).toEqual(Object.keys(tags).toSorted());
  });

  for (const name of namesIn('valid/tags')) {
    test(`<${name}>`, async ({ content }) => {
      const text = await readFile(path.join(fixtures, 'valid/tags', `${name}.mdx`), 'utf8');
      await content.write('content/pages/spare-parts.mdx', text);
      expect(text).toContain(`<${name}`);
      expect(await content.diagnostics()).toEqual([]);
    });
  }
});

describe('Each tag has an example of a mistake, which broken-fixtures.test.ts tries', () => {
  const broken = readdirSync(path.join(fixtures, 'broken'));
  for (const name of Object.keys(tags)) {
    const inHyphens = name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
    plainTest(`<${name}>`, () => {
      expect(broken.filter((folder) => folder.startsWith(`tag-${inHyphens}-`))).not.toEqual([]);
    });
  }
});

describe('Each folder of content has an example that works', () => {
  plainTest('and no example is of a folder that is gone', () => {
    expect(namesIn('valid/collections').toSorted()).toEqual(
      [...Object.keys(collections), 'pages'].toSorted(),
    );
  });

  for (const name of namesIn('valid/collections')) {
    test(name, async ({ content }) => {
      const text = await readFile(path.join(fixtures, 'valid/collections', `${name}.mdx`), 'utf8');
      await content.write(`content/${name}/spare-parts.mdx`, text);
      const { model, diagnostics } = await content.load();
      expect(diagnostics).toEqual([]);
      const entries = { ...model?.collections, pages: model?.pages }[name as 'pages'];
      expect(entries?.map(({ id }) => id)).toContain('spare-parts');
    });
  }
});
