import { test as base } from 'vitest';
import { makeFolder, type Folder } from './folder.ts';

/** A test with its own empty folder. */
export const test = base.extend<{ folder: Folder; root: string }>({
  folder: async ({}, use) => {
    const folder = makeFolder();
    await use(folder);
    folder.discard();
  },
  root: async ({ folder }, use) => use(folder.root),
});
