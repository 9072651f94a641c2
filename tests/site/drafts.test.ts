import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { draftId } from '../support/next-release.ts';

test('builds no file with the id of a draft in its path or content', () => {
  const dist = inject('nextDist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.includes(draftId))).toEqual([]);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(draftId))).toEqual([]);
});
