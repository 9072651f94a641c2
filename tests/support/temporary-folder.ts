import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'vitest';

/** A test with its own empty folder. */
export const test = base.extend<{ root: string }>({
  root: async ({}, use) => {
    const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'test-')));
    await use(root);
    rmSync(root, { recursive: true });
  },
});
