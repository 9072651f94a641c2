import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { project, test } from './content-copy.ts';

const folder = path.join(project, 'tests/fixtures/broken');

describe('Somebody saves a file with a mistake in it and is told, in these words, at this place', () => {
  for (const name of readdirSync(folder)) {
    test(name.replaceAll('-', ' '), async ({ content }) => {
      const expected = await readFile(path.join(folder, name, 'expected.txt'), 'utf8');
      await content.layOver(path.join(folder, name));
      expect(await content.diagnostics()).not.toEqual([]);
      expect(`${await content.report()}\n`).toBe(expected);
    });
  }
});
