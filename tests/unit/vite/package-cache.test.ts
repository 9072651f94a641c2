import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePackageCache } from '../../../scripts/vite/package-cache.ts';

test('names the folder of the package cache if it is read-only', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'node_modules/.vite');
  makePackageCache(root);
  expect(existsSync(folder)).toBe(true);

  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect(() => makePackageCache(root)).toThrow(
    `The dev server cannot write to ${folder}. Make this folder writable.`,
  );
});
