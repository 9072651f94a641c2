import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { makePackageCache } from '../../../../scripts/vite/package-cache.ts';
import { test } from '../../../support/temporary-folder.ts';

test('creates the package cache, or names its folder if it cannot be written', ({ root }) => {
  const folder = path.join(root, 'node_modules/.vite');
  makePackageCache(root);
  expect(existsSync(folder)).toBe(true);

  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect(() => makePackageCache(root)).toThrow(
    `The dev server cannot write to ${folder}. Make this folder writable.`,
  );
});
